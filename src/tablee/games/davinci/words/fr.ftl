## Da Vinci Code, en français.

davinci-name = Da Vinci Code
davinci-about = Devinez les nombres des codes secrets des autres avant que le vôtre soit déchiffré.

# Options
davinci-option-expert = Jokers
davinci-option-expert-on = deux jokers, pour experts
davinci-option-expert-off = aucun
davinci-option-empty_pool = Se tromper quand la pioche est vide
davinci-option-empty_pool-reveal_own_choice = coûte une pièce de son code, au choix
davinci-option-empty_pool-no_penalty = ne coûte rien

# Pièces
davinci-number = { $colour ->
        [black] { $number } noir
       *[white] { $number } blanc
    }
    .def = { $colour ->
        [black] le { $number } noir
       *[white] le { $number } blanc
    }
davinci-joker = { $colour ->
        [black] joker noir
       *[white] joker blanc
    }
    .def = { $colour ->
        [black] le joker noir
       *[white] le joker blanc
    }
davinci-back = { $colour ->
        [black] pièce noire
       *[white] pièce blanche
    }
    .def = { $colour ->
        [black] la pièce noire
       *[white] la pièce blanche
    }
    .indef = { $colour ->
        [black] une pièce noire
       *[white] une pièce blanche
    }
davinci-place = { $number }

# Coups
davinci-move-take = Prendre { $back_indef }
davinci-move-draw = Piocher { $back_indef }
davinci-move-guess = Attaquer { $whom }, pièce { $place } : { $piece_def }
davinci-move-stop = S'arrêter là
davinci-move-keep = S'arrêter là et insérer { $piece_def } face cachée
davinci-move-gap = Mettre { $piece_def } à la place { $place }
davinci-move-show = Montrer votre pièce { $place }, { $piece_def }
davinci-move-ready = Tout est prêt !
davinci-step-whom = Attaquer { $whom }
davinci-step-place = Pièce { $place }, { $back }
davinci-step-value = C'est { $piece_def }
davinci-step-gap = Choisir où ira { $piece_def }
davinci-step-there = À la place { $place }
davinci-time-set-up = Le temps de préparer les codes est écoulé
davinci-time-late = { $seat } a trop attendu

# La table
davinci-table-set-up = Chacun prépare son code. { $seat } commencera.
davinci-table-ready = { $seat } : code prêt.
davinci-table-missing =
    { $count ->
        [one] Il vous reste une pièce à prendre.
       *[other] Il vous reste { $count } pièces à prendre.
    }
davinci-table-turn = C'est à { $by } de jouer.
davinci-table-turn-you = C'est à vous de jouer.
davinci-table-pool = Dans la pioche, noires : { $black }, blanches : { $white }.
davinci-table-marks = ● noir, ○ blanc, – joker, ? caché, ≠ pas celui-ci ; les places se comptent depuis la gauche.
davinci-table-seat =
    { $points ->
        [0] { $seat } (0 point) : { $row }
        [one] { $seat } ({ $points } point) : { $row }
       *[other] { $seat } ({ $points } points) : { $row }
    }
davinci-table-drawn = { $seat } a pioché { $back_indef }.
davinci-table-you =
    { $points ->
        [0] Votre code (0 point) :
        [one] Votre code ({ $points } point) :
       *[other] Votre code ({ $points } points) :
    }
davinci-table-own = { $place } : { $piece }
davinci-table-own-shown = { $place } : { $piece }, face visible
davinci-table-own-drawn = Vous avez pioché { $piece_def }, qui ira à la place { $place }.

# Ce qui arrive
davinci-got-ready = { $by } a préparé son code.
davinci-got-ready-you = Votre code est prêt.
davinci-took =
    { $black ->
        [0] { $by } a pris { $white } pièces blanches.
       *[other] { $white ->
            [0] { $by } a pris { $black } pièces noires.
           *[other] { $by } a pris { $black ->
                [one] 1 pièce noire
               *[other] { $black } pièces noires
            } et { $white ->
                [one] 1 blanche
               *[other] { $white } blanches
            }.
        }
    }
davinci-took-you =
    { $black ->
        [0] Vous avez pris { $white } pièces blanches.
       *[other] { $white ->
            [0] Vous avez pris { $black } pièces noires.
           *[other] Vous avez pris { $black ->
                [one] 1 pièce noire
               *[other] { $black } pièces noires
            } et { $white ->
                [one] 1 blanche
               *[other] { $white } blanches
            }.
        }
    }
davinci-drew = { $by } pioche { $back_indef }.
davinci-drew-you = Vous piochez { $back_indef }.
davinci-drew-piece = { $by } pioche { $piece_def }.
davinci-drew-piece-you = Vous avez pioché { $piece_def }.
davinci-chose-place = { $by } choisit la place { $place } pour { $piece_def }.
davinci-chose-place-you = Vous choisissez la place { $place } pour { $piece_def }.
davinci-pool-ran-out = C'était la dernière pièce de la pioche.
davinci-guessed =
    { $right ->
        [yes] { $by } attaque { $whom }, pièce { $place } : { $piece_def } ? Oui !
       *[no] { $by } attaque { $whom }, pièce { $place } : { $piece_def } ? Non.
    }
davinci-guessed-you =
    { $right ->
        [yes] Vous attaquez { $whom }, pièce { $place } : { $piece_def } ? Oui !
       *[no] Vous attaquez { $whom }, pièce { $place } : { $piece_def } ? Non.
    }
davinci-guessed-to-you =
    { $right ->
        [yes] { $by } attaque votre pièce { $place } : { $piece_def } ? Oui…
       *[no] { $by } attaque votre pièce { $place } : { $piece_def } ? Non !
    }
davinci-exposed = { $by } insère { $piece_def } face visible, à la place { $place }.
davinci-exposed-you = Vous insérez { $piece_def } face visible, à la place { $place }.
davinci-inserted = { $by } s'arrête et insère { $back_def } face cachée, à la place { $place }.
davinci-inserted-you = Vous vous arrêtez et insérez { $back_def } face cachée, à la place { $place }.
davinci-stopped = { $by } s'arrête.
davinci-stopped-you = Vous vous arrêtez.
davinci-must-show = { $whom } doit montrer une pièce.
davinci-must-show-to-you = Vous devez montrer une de vos pièces.
davinci-showed = { $by } montre sa pièce { $place } : { $piece_def }.
davinci-showed-you = Vous montrez votre pièce { $place } : { $piece_def }.
davinci-was-late = { $whom } a trop attendu.
davinci-was-late-to-you = Vous avez trop attendu.
davinci-deciphered = { $whom } n'a plus de secret et sort du jeu : place { $rank }.
davinci-deciphered-to-you = Tout votre code est déchiffré, vous sortez du jeu : place { $rank }.
davinci-won =
    { $points ->
        [0] { $by } a gardé son secret et gagne !
        [one] { $by } a gardé son secret et gagne, avec { $points } point !
       *[other] { $by } a gardé son secret et gagne, avec { $points } points !
    }
davinci-won-you =
    { $points ->
        [0] Vous avez gardé votre secret : vous gagnez !
        [one] Vous avez gardé votre secret : vous gagnez, avec { $points } point !
       *[other] Vous avez gardé votre secret : vous gagnez, avec { $points } points !
    }
davinci-cut-short = La partie a assez duré : qui a montré le moins de pièces gagne.

# Pourquoi pas
davinci-set-up-is-over = La partie a déjà commencé.
davinci-not-begun = La partie n'a pas encore commencé.
davinci-not-your-turn = Ce n'est pas votre tour.
davinci-wait-for-all = Votre code est prêt : on attend les autres.
davinci-take-first =
    { $count ->
        [one] Prenez d'abord encore une pièce.
       *[other] Prenez d'abord encore { $count } pièces.
    }
davinci-enough-pieces = Votre code est complet.
davinci-draw-first = Piochez d'abord une pièce.
davinci-drawn-already = Vous avez déjà pioché.
davinci-colour-is-gone = Il n'y a plus de pièce de cette couleur dans la pioche.
davinci-pool-is-empty = La pioche est vide.
davinci-own-piece = Attaquez le code de quelqu'un d'autre, pas le vôtre.
davinci-no-such-piece = Cette pièce n'existe pas.
davinci-shown-already = Cette pièce est déjà face visible.
davinci-no-jokers = Il n'y a pas de joker dans cette partie.
davinci-attack-first = Attaquez au moins une fois avant de vous arrêter.
davinci-show-hidden = Montrez une de vos pièces cachées.
davinci-nothing-to-show = Vous n'avez rien à montrer pour l'instant.
davinci-between-consecutive = Un joker ne se place pas entre deux nombres de la même couleur qui se suivent.
davinci-no-choice = Il n'y a pas d'autre place à choisir là.

# La scène
davinci-zone-code = Ton code
davinci-zone-drawn = Piochée
davinci-zone-black = Noires
davinci-zone-white = Blanches
davinci-zone-gap = Ici
davinci-zone-values = C'est quoi, cette { $back } ?
davinci-legend-draw = Pioche une pièce
davinci-legend-attack = Attaque une pièce cachée
davinci-legend-stop = Continue ou arrête-toi
davinci-flag-ready = Tout est prêt !
davinci-flag-begins = Commence
davinci-flag-owes = Doit une pièce
davinci-flag-not = { $values }
davinci-prompt-set-up = Tout le monde prépare son code.
davinci-prompt-take =
    { $count ->
        [one] Prends encore une pièce, noire ou blanche.
       *[other] Prends encore { $count } pièces, noires ou blanches.
    }
davinci-prompt-joker = Où cacher ton joker ? Touche-le, puis un espace ; dis ensuite que tout est prêt.
davinci-prompt-ready = Ton code est complet. Tout est prêt ?
davinci-prompt-wait = Ton code est prêt. Les autres choisissent encore.
davinci-prompt-draw = Pioche une pièce, noire ou blanche.
davinci-prompt-attack = Attaque une pièce cachée : quel est son nombre ?
davinci-prompt-again = C'est juste ! Attaque encore, ou arrête-toi.
davinci-prompt-show = C'est faux, et la pioche est vide : montre une de tes pièces.
davinci-prompt-owes = { $seat } doit montrer une pièce.
davinci-bar-ready = Tout est prêt !
davinci-bar-stop = Arrêter
