"""The art room: colours, type, and everything painted, as plain pixmaps and paths.

All sizes are logical pixels; every pixmap carries its device pixel ratio. Where a pixmap has a
shadow it has a margin too, the same on all four sides unless said otherwise, so an item stands
at ``(x - margin, y - margin)``. Pixmaps are cached: asking twice gives the same object.

``theme``       ``LIGHT``, ``DARK``, ``current()``, ``set_current(theme)``, ``suit_inks(four)``,
                ``contrast(a, b)``, ``mix(a, b, share)``; tokens are attributes: ``theme.felt``
``fonts``       ``load()`` once at start (raises ``FontsMissing`` with its remedy), then
                ``text(px, weight)`` and ``heading(px, weight)`` give ``QFont``s
``style``       ``dress(app, theme, scale)``, ``repolish(widget)``; widgets choose a look with the
                dynamic properties listed there (``kind``, ``role``, ``tone``, ``box``)
``deck``        ``DeckArt(four_colour, dpr, theme)``: ``face(card, height, look)``,
                ``index_only(card, height, look)``, ``back(height, look)``; ``Look`` says the
                state; ``MARGIN``, ``RATIO``, ``DeckArt.size(height)``
``chips``       ``stack(amount, d, dpr)``, ``size(amount, d)``, ``button(d, dpr)``; ``MARGIN``
``portraits``   ``portrait(character, d, dpr, faded=…, ring=…)``, ``origin(d)``, ``CHARACTERS``
``background``  ``table(width, height, rail, dpr, burst)``; ``felt(rail)``, ``corner(rail)``
``glyphs``      ``suit_path(suit)``, ``suit_pixmap(suit, px, ink, dpr)``, ``logo(px, ink, dpr)``,
                ``starburst_path(radius)``
``icons``       ``icon(name, px)``, ``pixmap(name, px, ink, dpr)``, ``window_icon()``
``paint``       small helpers: ``colour(text, alpha)``, ``canvas(w, h, dpr)``, ``soft_shadow(…)``
"""
