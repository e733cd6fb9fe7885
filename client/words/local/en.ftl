# Of the page without a server alone: the house's page does not carry them.

ui-local = On this device
ui-local-coming = Getting the games out…
ui-local-elsewhere = Tablée is open in another tab.
ui-local-failed = The games could not come. Load the page again; the first time a network is needed.
ui-local-here = Go on here
ui-local-all-kept = Everything is kept: pictures, games, rules, in both languages.
ui-local-keep = Keep everything ({ $size } MB)
ui-local-keeping = Keeping… { $done } of { $of }
ui-local-kept = Your tables and matches stay in this browser; a private window keeps nothing.
ui-local-line = Everything happens on this device; pass it round. To play from several, somebody opens a house.
ui-local-prove = Prove a match
ui-local-prove-chance = The proof says how it was played. If that was without a house, the device that played made the deal itself: it says nothing about chance.
ui-local-prove-choose = Choose a file
ui-local-prove-line = Drop the file of a match here: this page plays it again and checks it by itself, without asking anybody. The file stays on this device.
ui-local-prove-wait = Checking…
ui-local-stuck = Not everything came. Try again with a network.
ui-local-unkept = not kept yet
ui-local-unkept-games = Without a network, the pictures of { $games } would be missing.
ui-local-unkept-styles = Pictures in other colours and in the other language are kept when they are chosen.
ui-local-save = Save as a file, for a house
ui-local-offline = After the first visit no network is needed.
