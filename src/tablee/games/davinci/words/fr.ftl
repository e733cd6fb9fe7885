## Da Vinci Code, en français.

davinci-name = Da Vinci Code
davinci-about = Devine les nombres des codes secrets des autres avant que le tien soit déchiffré.

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
davinci-hidden = Pièce { $place } : { $back } cachée
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
davinci-move-guess = Attaquer { $whom }, pièce { $place } : { $piece_def }
davinci-move-stop = S’arrêter là
davinci-move-keep = S’arrêter là et insérer { $piece_def } face cachée
davinci-move-gap = Mettre { $piece_def } à la place { $place }
davinci-move-show = Montrer ta pièce { $place }, { $piece_def }
davinci-move-ready = Tout est prêt !
davinci-step-whom = Attaquer { $whom }
davinci-step-place = Pièce { $place }, { $back }
davinci-step-value = C’est { $piece_def }
davinci-step-gap = Choisir où ira { $piece_def }
davinci-step-there = À la place { $place }
davinci-time-set-up = Le temps de préparer les codes est écoulé
davinci-time-late = { $seat } a trop attendu

# La table
davinci-table-set-up = Chacun prépare son code. { $seat } commencera.
davinci-table-ready = { $seat } : code prêt.
davinci-table-missing =
    { $count ->
        [one] Il te reste une pièce à prendre.
       *[other] Il te reste { $count } pièces à prendre.
    }
davinci-table-turn = C’est à { $by } de jouer.
davinci-table-turn-you = C’est à toi de jouer.
davinci-table-pool = Dans la pioche, noires : { $black }, blanches : { $white }.
davinci-table-marks = ● noir, ○ blanc, – joker, ? caché, ≠ pas celui-ci ; les pièces se comptent depuis la gauche.
davinci-table-seat =
    { $points ->
        [0] { $seat } (0 point en série) : { $row }
        [one] { $seat } ({ $points } point en série) : { $row }
       *[other] { $seat } ({ $points } points en série) : { $row }
    }
davinci-table-drawn = { $seat } a pioché { $back_indef }.
davinci-table-you =
    { $points ->
        [0] Ton code (0 point en série) :
        [one] Ton code ({ $points } point en série) :
       *[other] Ton code ({ $points } points en série) :
    }
davinci-table-own = { $place } : { $piece }
davinci-table-own-shown = { $place } : { $piece }, face visible
davinci-table-own-drawn = Tu as pioché { $piece_def }, qui sera ta pièce { $place }.

# Ce qui arrive
davinci-got-ready = { $by } a préparé son code.
    .short = Code prêt
davinci-got-ready-you = Ton code est prêt.
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
    .short = Prend
davinci-took-you =
    { $black ->
        [0] Tu as pris { $white } pièces blanches.
       *[other] { $white ->
            [0] Tu as pris { $black } pièces noires.
           *[other] Tu as pris { $black ->
                [one] 1 pièce noire
               *[other] { $black } pièces noires
            } et { $white ->
                [one] 1 blanche
               *[other] { $white } blanches
            }.
        }
    }
davinci-drew = { $by } pioche { $back_indef }.
    .short = Pioche
davinci-drew-you = Tu pioches { $back_indef }.
davinci-drew-piece = { $by } pioche { $piece_def }.
    .short = Pioche
davinci-drew-piece-you = Tu as pioché { $piece_def }.
davinci-chose-place = { $by } choisit une place : { $piece_def } est sa pièce { $place }.
    .short = Place
davinci-chose-place-you = Tu choisis une place : { $piece_def } est ta pièce { $place }.
davinci-pool-ran-out = C’était la dernière pièce de la pioche.
davinci-guessed =
    { $right ->
        [yes] { $by } vise { $whom }, pièce { $place } : { $piece_def } ? Oui !
       *[no] { $by } vise { $whom }, pièce { $place } : { $piece_def } ? Non.
    }
    .tv = { $by } vise { $whom }
    .ask = « Pièce { $place }, c’est { $piece_def } ? »
    .quote =
        { $right ->
            [yes] « Pièce { $place }, c’est { $piece_def } ? » Oui !
           *[no] « Pièce { $place }, c’est { $piece_def } ? » Non.
        }
    .log = { $by } vise { $whom }, pièce { $place } : { $piece_def } ?
    .edge =
        { $right ->
            [yes] oui
           *[no] non
        }
    .short = { $right ->
        [yes] Trouvé
       *[no] Raté
    }
davinci-guessed-you =
    { $right ->
        [yes] Tu vises { $whom }, pièce { $place } : { $piece_def } ? Oui !
       *[no] Tu vises { $whom }, pièce { $place } : { $piece_def } ? Non.
    }
    .log = Tu vises { $whom }, pièce { $place } : { $piece_def } ?
    .edge =
        { $right ->
            [yes] oui
           *[no] non
        }
davinci-guessed-to-you =
    { $right ->
        [yes] { $by } vise ta pièce { $place } : { $piece_def } ? Oui…
       *[no] { $by } vise ta pièce { $place } : { $piece_def } ? Non !
    }
    .log = { $by } vise ta pièce { $place } : { $piece_def } ?
    .edge =
        { $right ->
            [yes] oui
           *[no] non
        }
davinci-exposed = { $by } insère { $piece_def } face visible : c’est sa pièce { $place }.
    .short = Montre
davinci-exposed-you = Tu insères { $piece_def } face visible : c’est ta pièce { $place }.
davinci-inserted = { $by } s’arrête et insère { $back_def } face cachée : c’est sa pièce { $place }.
    .short = Range
davinci-inserted-you = Tu t’arrêtes et insères { $back_def } face cachée : c’est ta pièce { $place }.
davinci-stopped = { $by } s’arrête.
    .short = Arrête
davinci-stopped-you = Tu t’arrêtes.
davinci-must-show = { $whom } doit montrer une pièce.
davinci-must-show-to-you = Tu dois montrer une de tes pièces.
davinci-showed = { $by } montre sa pièce { $place } : { $piece_def }.
    .short = Montre
davinci-showed-you = Tu montres ta pièce { $place } : { $piece_def }.
davinci-was-late = { $whom } a trop attendu.
davinci-was-late-to-you = Tu as trop attendu.
davinci-deciphered = { $whom } n’a plus de secret et sort du jeu : { $rank ->
        [2] deuxième
        [3] troisième
       *[other] quatrième
    }.
davinci-deciphered-to-you = Tout ton code est déchiffré. Tu finis { $rank ->
        [2] deuxième
        [3] troisième
       *[other] quatrième
    }.
davinci-won =
    { $points ->
        [0] { $by } a gardé son secret et gagne !
        [one] { $by } a gardé son secret et gagne ! En série : { $points } point.
       *[other] { $by } a gardé son secret et gagne ! En série : { $points } points.
    }
    .short = Gagné
davinci-won-you =
    { $points ->
        [0] Tu as gardé ton secret. Tu as gagné !
        [one] Tu as gardé ton secret. Tu as gagné ! En série : { $points } point.
       *[other] Tu as gardé ton secret. Tu as gagné ! En série : { $points } points.
    }
davinci-cut-short = La partie a assez duré : qui a montré le moins de pièces gagne.

# Pourquoi pas
davinci-set-up-is-over = La partie a déjà commencé.
davinci-not-begun = La partie n’a pas encore commencé.
davinci-not-your-turn = Ce n’est pas ton tour.
davinci-wait-for-all = Ton code est prêt : on attend les autres.
davinci-take-first =
    { $count ->
        [one] Prends d’abord une pièce.
       *[other] Prends d’abord { $count } pièces.
    }
davinci-enough-pieces = Ton code est complet.
davinci-draw-first = Pioche d’abord une pièce.
davinci-drawn-already = Tu as déjà pioché.
davinci-colour-is-gone = Il n’y a plus de pièce de cette couleur dans la pioche.
davinci-pool-is-empty = La pioche est vide.
davinci-own-piece = Attaque le code de quelqu’un d’autre, pas le tien.
davinci-no-such-piece = Cette pièce n’existe pas.
davinci-shown-already = Cette pièce est déjà face visible.
davinci-no-jokers = Il n’y a pas de joker dans cette partie.
davinci-attack-first = Attaque au moins une fois avant de t’arrêter.
davinci-show-hidden = Montre une de tes pièces cachées.
davinci-nothing-to-show = Tu n’as rien à montrer pour l’instant.
davinci-between-consecutive = Un joker ne se place pas entre deux nombres de la même couleur qui se suivent.
davinci-no-choice = Il n’y a pas d’autre place à choisir là.

# La scène
davinci-zone-code = Ton code
davinci-zone-drawn = Piochée
davinci-zone-black = Noires
davinci-zone-white = Blanches
davinci-zone-no-gap = Interdit : deux numéros qui se suivent
davinci-zone-gap = Ici
davinci-zone-values = C’est quoi, cette { $back } ?
davinci-note-hidden =
    { $count ->
        [0] aucune cachée
        [one] { $count } cachée
       *[other] { $count } cachées
    }
davinci-legend-draw = Pioche une pièce
davinci-legend-attack = Attaque une pièce cachée
davinci-legend-stop = Continue ou arrête-toi
davinci-flag-ready = Tout est prêt !
davinci-flag-begins = Commence
davinci-flag-owes = Doit une pièce
davinci-flag-not = { $values }
davinci-prompt-set-up = Tout le monde prépare son code.
davinci-prompt-take = Prends { $count } pièces, noires ou blanches.
davinci-prompt-take-more =
    { $count ->
        [one] Prends encore une pièce, noire ou blanche.
       *[other] Prends encore { $count } pièces, noires ou blanches.
    }
davinci-prompt-joker = Où cacher ton joker ? Touche-le, puis un espace ; dis ensuite que tout est prêt.
davinci-prompt-ready = Ton code est complet. Tout est prêt ?
davinci-prompt-wait = Ton code est prêt. Les autres choisissent encore.
davinci-doing-draw = Il faut piocher une pièce.
davinci-doing-attack = Il faut choisir une pièce à attaquer.
davinci-doing-again = On peut attaquer encore, ou s’arrêter là.
davinci-prompt-draw = Pioche une pièce, noire ou blanche.
davinci-prompt-attack = Attaque une pièce cachée : quel est son nombre ?
davinci-prompt-again = Bravo ! Tu continues, ou tu t’arrêtes ?
davinci-prompt-show = C’est faux, et la pioche est vide : montre une de tes pièces.
davinci-prompt-owes = { $seat } doit montrer une pièce.
davinci-bar-ready = Tout est prêt !
davinci-bar-guess = Deviner
davinci-bar-stop = Arrêter
davinci-ask-value = C’est quoi ? Choisis son nombre, puis devine.
    .strong = devine
davinci-ask-gap = Où la mettre ? Touche un espace, ou pousse-la avec les flèches.
davinci-paper-right = C’était bien ça !
davinci-paper-stop = Tu arrêtes : ta pièce entre cachée.
    .strong = cachée
davinci-paper-wrong = Tu continues et tu te trompes : tout le monde la voit.
    .strong = tout le monde la voit
davinci-paper-stop-empty = Tu arrêtes : ton code reste comme il est.
davinci-paper-wrong-empty = Tu continues et tu te trompes : tu montres une de tes pièces.
    .strong = une de tes pièces
davinci-paper-joker = Le joker se cache où tu veux…
davinci-paper-joker-but = …mais pas entre deux nombres de la même couleur qui se suivent.
davinci-paper-allowed = Oui
davinci-paper-forbidden = Non

# Une leçon, et comment jouer en quatre images
davinci-lesson-take = Chacun compose un code secret de quatre pièces. Prends-en une noire.
davinci-lesson-take-white = Maintenant une blanche.
davinci-lesson-take-more = Encore une noire.
davinci-lesson-take-last = Et la dernière : blanche.
davinci-lesson-draw = Ton code va du plus petit au plus grand ; les autres ne voient que les couleurs. { $seat } a le sien. Un tour commence par une pioche : prends une pièce noire.
davinci-lesson-guess = À l’attaque ! La première pièce de { $seat } est noire, tout à gauche : un petit nombre. Le 0 noir, c’est toi qui l’as. Montre-la et dis 1.
davinci-lesson-stop = Juste ! Elle reste visible. Tu peux attaquer encore, ou t’arrêter : ta pièce piochée rejoint alors ton code sans être vue. Arrête-toi ici.
davinci-lesson-hers = Raté pour { $seat } : sa pièce piochée est visible, c’est le 11 blanc. À toi : pioche une pièce blanche.
davinci-lesson-risk = La quatrième pièce de { $seat } est noire, juste avant le 11 blanc. Tente ta chance : dis 11.
davinci-lesson-end = Raté ! Maintenant, ta pièce est visible de tous. Et ainsi de suite : qui a tout son code visible sort du jeu, et le dernier code caché gagne.
davinci-how-code = Ton code
davinci-how-code-text = Tes pièces vont du plus petit au plus grand ; les autres ne voient pas les nombres.
davinci-how-draw = Pioche
davinci-how-draw-text = Chaque tour commence par une pièce noire ou blanche.
davinci-how-guess = Devine
davinci-how-guess-text = Montre une pièce et dis son nombre. Juste : elle se retourne, continue ou arrête-toi.
davinci-how-end = Raté ?
davinci-how-end-text = Ta pièce piochée est alors visible. Le dernier code caché gagne.

# La partie en bref
davinci-brief-row = { $by } devine { $count } pièces d’affilée
    .strong = { $count } pièces
davinci-brief-row-you = Tu devines { $count } pièces d’affilée
    .strong = { $count } pièces
davinci-brief-held = Chez { $by }, { $piece_def } a résisté à { $count } essais
    .strong = { $count } essais
davinci-brief-held-you = Chez toi, { $piece_def } a résisté à { $count } essais
    .strong = { $count } essais
davinci-brief-wrong = Fausses pistes : { $by }, { $count }
    .strong = { $by }
davinci-brief-wrong-you = Fausses pistes : toi, { $count }
    .strong = toi
davinci-brief-right = Meilleur flair : { $by }, { $count } pièces devinées
    .strong = { $by }
davinci-brief-right-you = Meilleur flair : toi, { $count } pièces devinées
    .strong = toi

# Ce que décident les horloges : avant le temps qui reste
davinci-clock-setup = Choix des pièces

# Conseils
davinci-hint-colour = Un code aux couleurs mêlées se devine moins bien.
davinci-hint-draw = Choisis la pièce à piocher.
davinci-hint-draw-why = Elle en dirait le moins sur ton code.
davinci-hint-ready = Ton code est prêt.
davinci-hint-joker = Ton joker serait mieux caché ailleurs.
davinci-hint-joker-stays = Ton joker est bien où il est.
davinci-hint-joker-why = Ton code s’y devine moins bien.
davinci-hint-show = Il faut montrer une pièce.
davinci-hint-show-why = Le reste de ton code garde le mieux son secret.
davinci-hint-attack = Voici où tu as le plus de chances.
davinci-hint-go-on = Continue : ça vaut le risque.
davinci-hint-stop =
    { $odds ->
        [1] Arrête-toi : ta pièce restera cachée.
       *[other] Arrête-toi : ailleurs, { davinci-hint-odds }
    }
davinci-hint-stop-name = S’arrêter
davinci-hint-stop-why = La pièce piochée entre dans ton code, cachée.
davinci-hint-one = { $who }, pièce { $place } : { $a }.
davinci-hint-two = { $who }, pièce { $place } : { $a } ou { $b }.
davinci-hint-three = { $who }, pièce { $place } : { $a }, { $b } ou { $c }.
davinci-hint-many = { $who }, pièce { $place } : { $count } choix, d’abord { $a }.
davinci-hint-sure = C’est certain.
davinci-hint-nearly = C’est presque certain.
davinci-hint-three-in-four = Trois chances sur quatre.
davinci-hint-two-in-three = Deux chances sur trois.
davinci-hint-one-in =
    { $odds ->
        [2] Une chance sur deux.
        [3] Une chance sur trois.
        [4] Une chance sur quatre.
        [5] Une chance sur cinq.
        [6] Une chance sur six.
       *[other] Moins d’une chance sur six.
    }
davinci-hint-odds =
    { $odds ->
        [2] une chance sur deux.
        [3] une chance sur trois.
        [4] une chance sur quatre.
        [5] une chance sur cinq.
        [6] une chance sur six.
       *[other] moins d’une chance sur six.
    }
