"""The statistics panel. pyqtgraph is imported when its first picture is drawn, never before."""
