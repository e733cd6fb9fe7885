## La dernière, en français.

derniere-name = La dernière
derniere-about = Suis la couleur ou le smiley, vide ta main, et n’oublie pas de dire « dernière ! ».

# Options
derniere-option-deck = Les cartes
derniere-option-deck-A = 42 cartes : tous les visages agissent
derniere-option-deck-B = 48 cartes : les spéciales smiley agissent
derniere-option-deck-C = 46 cartes : quatre spéciales smiley agissent
derniere-option-deck-D = 42 cartes : des spéciales smiley au lieu des spéciales couleur
derniere-option-announce = Dire « dernière ! »
derniere-option-announce-manual = soi-même
derniere-option-announce-auto = automatiquement

# Coups
derniere-move-play = Jouer { $card_def }
derniere-move-joker = Jouer { $card_def } et annoncer { $colour }
derniere-step-colour = et annoncer { $colour }
derniere-move-draw = Piocher une carte
derniere-move-take = Piocher les { $count } cartes
derniere-move-pass = Passer
derniere-move-announce = Dire « dernière ! »
derniere-move-catch = Attraper { $whom }, qui a oublié de dire « dernière ! »
derniere-time-late = { $seat } a trop attendu
derniere-time-grace = { $seat } : on peut maintenant l’attraper

# La table
derniere-table-top = Sur la table : { $card_def }. Cartes dans la pioche : { $pile }.
derniere-table-turn =
    { $left ->
        [yes] On tourne vers la gauche. À { $seat } de jouer.
       *[no] On tourne vers la droite. À { $seat } de jouer.
    }
derniere-table-your-turn =
    { $left ->
        [yes] On tourne vers la gauche. À toi de jouer.
       *[no] On tourne vers la droite. À toi de jouer.
    }
derniere-table-debt = { $seat } doit piocher { $count } cartes ou jouer un autre visage en colère.
derniere-table-seat =
    { $count ->
        [0] { $seat } n’a plus de carte.
        [one] { $seat } a une carte.
       *[other] { $seat } a { $count } cartes.
    }
derniere-table-card = Tu tiens { $card_def } ({ $card_mark }).
derniere-follow-anything = N’importe quelle carte peut suivre.
derniere-follow-smiley = Joue { $smiley_indef }.
derniere-follow-colour = Joue { $colour_part }.
derniere-follow-both = Joue { $colour_part } ou { $smiley_indef }.

# Ce qui arrive
derniere-played = { $by } joue { $card_def }.
    .short = Joue
derniere-played-you = Tu joues { $card_def }.
derniere-named-colour = { $by } annonce { $colour }.
    .then = On suit { $colour }, ou un sourire.
    .short = Couleur
derniere-named-colour-you = Tu annonces { $colour }.
derniere-drew =
    { $count ->
        [0] { $by } n’a aucune carte à piocher.
        [one] { $by } pioche une carte.
       *[other] { $by } pioche { $count } cartes.
    }
    .short = Pioche
derniere-drew-you =
    { $count ->
        [0] Il n’y a aucune carte à piocher pour toi.
        [one] Tu pioches une carte.
       *[other] Tu pioches { $count } cartes.
    }
derniere-drew-card = { $by } pioche { $card_def }.
    .short = Pioche
derniere-drew-card-you = Tu as pioché { $card_def }.
derniere-passed = { $by } passe.
    .short = Passe
derniere-passed-you = Tu passes.
derniere-reversed = On tourne dans l’autre sens.
derniere-skipped = { $seat } passe son tour.
    .short = Saute
derniere-skipped-you = Tu passes ton tour.
derniere-owes-draw = { $by } attaque { $whom } : +{ $count }.
    .short = Attaque
derniere-owes-draw-you = Tu attaques { $whom } : +{ $count }.
derniere-owes-draw-to-you = { $by } t’attaque : +{ $count }.
    .then = Pioche { $count } cartes, ou réponds par un visage en colère.
derniere-reshuffled = La défausse est mélangée et devient la pioche.
derniere-announced = { $by } dit « dernière ! ».
    .short = Dernière !
derniere-announced-you = Tu dis « dernière ! ».
derniere-caught = { $by } attrape { $whom }, qui a oublié de dire « dernière ! ».
    .short = Attrape
derniere-caught-you = Tu attrapes { $whom }, qui a oublié de dire « dernière ! ».
derniere-caught-to-you = { $by } t’attrape : tu as oublié de dire « dernière ! ».
derniere-finished =
    { $place ->
        [1] { $by } pose sa dernière carte et gagne !
       *[other] { $by } pose sa dernière carte : { place-ordinal } !
    }
    .short = Fini
derniere-finished-you =
    { $place ->
        [1] Tu poses ta dernière carte. Tu as gagné !
       *[other] Tu poses ta dernière carte. Tu finis { place-ordinal }.
    }
derniere-cut-short = La partie a assez duré : qui a le moins de cartes gagne.

# Pourquoi pas
derniere-no-vote = On ne demande à personne de continuer pour l’instant.
derniere-nobody-to-catch = Il n’y a personne à attraper.
derniere-nothing-to-announce = Tu n’as rien à annoncer.
derniere-not-your-turn = Ce n’est pas ton tour.
derniere-draw-first = On ne passe qu’après avoir pioché.
derniere-drawn-already = Tu as déjà pioché.
derniere-must-play = Tu as une carte que tu peux jouer.
derniere-not-in-hand = Tu n’as pas { $card_def }.
derniere-answer-angry = Pioche { $count } cartes, ou réponds par un visage en colère.
derniere-only-drawn = Après avoir pioché, seule la carte piochée peut être jouée.
derniere-name-a-colour = Il faut annoncer une couleur avec { $card_def } : c’est un joker.
derniere-no-joker = Ici, { $card_def } n’annonce pas de couleur : ce n’est pas un joker.
derniere-does-not-follow = Ici, { $card_def } ne suit ni la couleur ni le smiley.

# La scène
derniere-legend-angry = Pioche 2
derniere-legend-sad = Passe ton tour
derniere-legend-surprised = Demi-tour
derniere-legend-smile = Joker
derniere-which-colour = Quelle couleur ?
derniere-ask-colour = Quelle couleur ? C’est toi qui choisis.
derniere-stands = On suit { $colour }, ou un sourire
    .short = { $colour }, ou un sourire
    .strong = { $colour }
    .voice = On suit { $colour }.
derniere-flag-debt = +{ $count }
derniere-flag-said = Dernière !
derniere-prompt-answer = Réponds par un visage en colère, ou pioche { $count }.
    .strong = visage en colère
derniere-prompt-take = Pioche { $count } cartes.
derniere-prompt-drawn = Joue { $card_def }, ou passe.
derniere-prompt-draw = Rien ne va : pioche une carte.
derniere-doing = Il faut suivre, ou piocher une carte.
derniere-doing-debt = Il faut répondre, ou piocher { $count } cartes.
derniere-doing-drawn = La carte peut être jouée ou gardée.
derniere-bar-draw = Piocher
derniere-bar-take = Piocher { $count }
derniere-bar-pass = Passer
derniere-bar-announce = Dernière !
derniere-bar-catch = Attrape { $whom } !
derniere-bar-nobody = Attrape !

# Une leçon, et comment jouer en quatre images
derniere-lesson-cards = Voici tes cinq cartes et, au milieu, la carte à suivre. Qui se défait de toutes ses cartes gagne.
derniere-lesson-colour = Une carte verte est posée. Suis avec la même couleur : pose ton clin d’œil vert.
derniere-lesson-smiley = { $seat } a suivi avec un autre clin d’œil. Le même smiley va aussi : pose ton clin d’œil bleu.
derniere-lesson-angry = Un visage en colère ! Tu devrais piocher deux cartes. Mais tu peux répondre par un autre, de n’importe quelle couleur : pose le vert, et { $seat } en piochera quatre.
derniere-lesson-joker = { $seat } n’avait pas de réponse. Le sourire est un joker : il va sur toute carte, et tu choisis la couleur. Pose ton sourire et choisis le rouge, la couleur de ton autre carte.
derniere-lesson-announce = Plus qu’une carte ! Dis vite « dernière ! », sinon on t’attrape et tu pioches deux cartes.
derniere-lesson-last = On a suivi en rouge. Pose ta dernière carte.
derniere-lesson-end = Gagné ! À savoir encore : un visage triste fait passer un tour, un visage surpris change de sens. Si rien ne va, pioche une carte.
derniere-how-follow = Suis
derniere-how-follow-text = Pose une carte de la même couleur ou du même smiley.
derniere-how-act = Les visages agissent
derniere-how-act-text = En colère : pioche deux. Triste : passe ton tour. Surpris : on change de sens.
derniere-how-joker = Le sourire
derniere-how-joker-text = Il va sur tout, et tu choisis la couleur.
derniere-how-last = « Dernière ! »
derniere-how-last-text = Plus qu’une carte ? Dis-le avant qu’on t’attrape.

# La partie en bref
derniere-brief-pile = Plus grosse pile : +{ $count }, pour { $by }
    .strong = +{ $count }
derniere-brief-pile-you = Plus grosse pile : +{ $count }, pour toi
    .strong = +{ $count }
derniere-brief-caught =
    { $count ->
        [one] « Dernière ! » oublié : { $by }, une fois
       *[other] « Dernière ! » oublié : { $by }, { $count } fois
    }
    .strong = { $by }
derniere-brief-caught-you =
    { $count ->
        [one] « Dernière ! » oublié : toi, une fois
       *[other] « Dernière ! » oublié : toi, { $count } fois
    }
    .strong = toi
derniere-brief-turns =
    { $count ->
        [one] { $count } demi-tour
       *[other] { $count } demi-tours
    }
    .strong = { $count ->
        [one] { $count } demi-tour
       *[other] { $count } demi-tours
    }
derniere-brief-skipped = Le plus de tours passés : { $by }, { $count } fois
    .strong = { $by }
derniere-brief-skipped-you = Le plus de tours passés : toi, { $count } fois
    .strong = toi
derniere-brief-jokers = { $by } a choisi la couleur { $count } fois
    .strong = { $count } fois
derniere-brief-jokers-you = Tu as choisi la couleur { $count } fois
    .strong = { $count } fois

# Ce que décident les horloges : avant le temps qui reste
derniere-clock-grace = Attraper { $by } dans
derniere-clock-grace-you = Attrapable dans

# Conseils
derniere-hint-debt = On t’attaque : réponds par un visage en colère, ou pioche { $count } cartes.
    .strong = { $count } cartes
derniere-hint-nothing = Aucune de tes cartes ne va.
derniere-hint-calm = Rien ne presse : garde une main facile à jouer.
derniere-hint-danger-next =
    { $count ->
        [one] { $who } n’a plus qu’une carte, et joue après toi.
       *[other] { $who } n’a plus que { $count } cartes, et joue après toi.
    }
derniere-hint-danger =
    { $count ->
        [one] { $who } n’a plus qu’une carte.
       *[other] { $who } n’a plus que { $count } cartes.
    }
derniere-hint-pass = La carte piochée ne va pas non plus.
derniere-hint-keep = La carte piochée peut servir plus tard.
derniere-hint-take = Tu n’as pas de quoi répondre, ou mieux vaut le garder.
derniere-hint-draw = Une carte de plus, et c’est au suivant.
derniere-hint-last = C’est ta dernière carte : tu gagnes !
derniere-hint-angry = { $who } pioche { $count } cartes, sauf réponse.
derniere-hint-again = { $who } passe son tour : tu rejoues.
derniere-hint-skips = { $who } passe son tour, sans piocher.
derniere-hint-joker = Il va sur tout : annonce { $colour }.
derniere-hint-joker-keep = Il va sur tout : annonce { $colour }. Mieux vaut le garder pour la fin.
derniere-hint-turns = On change de sens.
derniere-hint-same =
    { $count ->
        [one] Il te reste une carte de cette couleur.
       *[other] Il te reste { $count } cartes de cette couleur.
    }
derniere-hint-rid =
    { $count ->
        [one] Il te reste une carte.
       *[other] Il te reste { $count } cartes.
    }
