## La dernière, en français.

derniere-name = La dernière
derniere-about = Suivez la couleur ou le smiley, videz votre main, et n'oubliez pas de dire « dernière ! ».

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
derniere-time-grace = { $seat } : on peut maintenant l'attraper

# La table
derniere-table-top = Sur la table : { $card_def }. Cartes dans la pioche : { $pile }.
derniere-table-turn =
    { $left ->
        [yes] On tourne vers la gauche. À { $seat } de jouer.
       *[no] On tourne vers la droite. À { $seat } de jouer.
    }
derniere-table-your-turn =
    { $left ->
        [yes] On tourne vers la gauche. À vous de jouer.
       *[no] On tourne vers la droite. À vous de jouer.
    }
derniere-table-debt = { $seat } doit piocher { $count } cartes ou jouer un autre « en colère ».
derniere-table-seat =
    { $count ->
        [0] { $seat } n'a plus de carte.
        [one] { $seat } a une carte.
       *[other] { $seat } a { $count } cartes.
    }
derniere-table-card = Vous tenez { $card_def } ({ $card_mark }).
derniere-follow-anything = N'importe quelle carte peut suivre.
derniere-follow-smiley = Suivez avec le smiley « { $smiley } ».
derniere-follow-colour = Suivez en { $colour }.
derniere-follow-both = Suivez en { $colour } ou avec le smiley « { $smiley } ».

# Ce qui arrive
derniere-played = { $by } joue { $card_def }.
derniere-played-you = Vous jouez { $card_def }.
derniere-named-colour = { $by } annonce { $colour }.
derniere-named-colour-you = Vous annoncez { $colour }.
derniere-drew =
    { $count ->
        [0] { $by } n'a aucune carte à piocher.
        [one] { $by } pioche une carte.
       *[other] { $by } pioche { $count } cartes.
    }
derniere-drew-you =
    { $count ->
        [0] Il n'y a aucune carte à piocher pour vous.
        [one] Vous piochez une carte.
       *[other] Vous piochez { $count } cartes.
    }
derniere-drew-card = { $by } pioche { $card_def }.
derniere-drew-card-you = Vous avez pioché { $card_def }.
derniere-passed = { $by } passe.
derniere-passed-you = Vous passez.
derniere-reversed = On tourne dans l'autre sens.
derniere-skipped = { $seat } passe son tour.
derniere-owes-draw = { $whom } doit piocher { $count } cartes, ou répondre par un « en colère ».
derniere-owes-draw-to-you = Vous devez piocher { $count } cartes, ou répondre par un « en colère ».
derniere-reshuffled = La défausse est mélangée et devient la pioche.
derniere-announced = { $by } dit « dernière ! ».
derniere-announced-you = Vous dites « dernière ! ».
derniere-caught = { $by } attrape { $whom }, qui a oublié de dire « dernière ! ».
derniere-caught-you = Vous attrapez { $whom }, qui a oublié de dire « dernière ! ».
derniere-caught-to-you = { $by } vous attrape : vous avez oublié de dire « dernière ! ».
derniere-finished = { $by } n'a plus de carte : place { $place }.
derniere-finished-you = Vous n'avez plus de carte : place { $place }.
derniere-cut-short = La partie a assez duré : qui a le moins de cartes gagne.

# Pourquoi pas
derniere-no-vote = On ne demande à personne de continuer pour l'instant.
derniere-nobody-to-catch = Il n'y a personne à attraper.
derniere-nothing-to-announce = Vous n'avez rien à annoncer.
derniere-not-your-turn = Ce n'est pas votre tour.
derniere-draw-first = On ne passe qu'après avoir pioché.
derniere-drawn-already = Vous avez déjà pioché.
derniere-must-play = Vous avez une carte que vous pouvez jouer.
derniere-not-in-hand = Vous n'avez pas { $card_def }.
derniere-answer-angry = Piochez { $count } cartes, ou répondez par un « en colère ».
derniere-only-drawn = Après avoir pioché, seule la carte piochée peut être jouée.
derniere-name-a-colour = Il faut annoncer une couleur avec { $card_def } : c'est un joker.
derniere-no-joker = Ici, { $card_def } n'annonce pas de couleur : ce n'est pas un joker.
derniere-does-not-follow = Ici, { $card_def } ne suit ni la couleur ni le smiley.

# La scène
derniere-legend-angry = Pioche 2
derniere-legend-sad = Passe ton tour
derniere-legend-surprised = Demi-tour
derniere-legend-smile = Joker
derniere-which-colour = Quelle couleur ?
derniere-flag-debt = +{ $count }
derniere-flag-said = Dernière !
derniere-prompt-answer = Réponds avec un en colère, ou pioche { $count }.
derniere-prompt-take = Pioche { $count } cartes.
derniere-prompt-drawn = Joue { $card_def }, ou passe.
derniere-prompt-draw = Rien ne va : pioche une carte.
derniere-bar-draw = Piocher
derniere-bar-take = Piocher { $count }
derniere-bar-pass = Passer
derniere-bar-announce = Dernière !
derniere-bar-catch = Attrape { $whom } !
derniere-bar-nobody = Attrape !
