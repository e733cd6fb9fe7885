## Dominos, en français.

dominos-name = Dominos
dominos-about = Pose tes cartes à côté du même smiley ou de la même couleur, et vide ta main avant les autres.

# Options
dominos-option-grid = La grille
dominos-option-grid-emergent = construite en jouant : colonnes et rangées naissent avec les cartes
dominos-option-grid-fixed = fixe : six couleurs sur six smileys, tracée d’avance

# Coups
dominos-move-place =
    Poser { $card_def }{ $where ->
        [left] , nouvelle colonne à gauche
        [right] , nouvelle colonne à droite
        [top] , nouvelle rangée en haut
        [bottom] , nouvelle rangée en bas
       *[inside] { "" }
    }{ $again ->
        [yes] { " " }et rejouer
       *[no] { "" }
    }
dominos-move-joker =
    Poser { $card_def } pour remplacer { $cell_def }{ $where ->
        [left] , nouvelle colonne à gauche
        [right] , nouvelle colonne à droite
        [top] , nouvelle rangée en haut
        [bottom] , nouvelle rangée en bas
       *[inside] { "" }
    }{ $again ->
        [yes] { " " }et rejouer
       *[no] { "" }
    }
dominos-step-card = Poser { $card_def }…
dominos-step-cell =
    { $again ->
        [yes] pour remplacer { $cell_def } et rejouer
       *[no] pour remplacer { $cell_def }
    }
dominos-step-side =
    { $where ->
        [left] dans une nouvelle colonne à gauche
        [right] dans une nouvelle colonne à droite
        [top] dans une nouvelle rangée en haut
       *[bottom] dans une nouvelle rangée en bas
    }
dominos-move-exchange = Donner { $card_def } et reprendre { $joker_def }
dominos-move-discard = Défausser { $card_def } : sa ligne est pleine
dominos-move-draw = Piocher une carte
dominos-move-pass = Passer
dominos-time-late = { $seat } a trop attendu

# La table
dominos-table-opening =
    { $rolls ->
        [one] Les dés ont désigné { $card_def } : { $seat } a commencé avec.
       *[other] Au lancer { $rolls }, les dés ont désigné { $card_def } : { $seat } a commencé avec.
    }
dominos-table-turn = À { $seat } de jouer.
dominos-table-your-turn = À toi de jouer.
dominos-table-pile = Cartes dans la pioche : { $pile }. Défaussées : { $discard }.
dominos-table-columns = Colonnes, de gauche à droite :{ $one }{ $two }{ $three }{ $four }{ $five }{ $six }
dominos-table-row = Rangée { $smiley } :{ $one }{ $two }{ $three }{ $four }{ $five }{ $six }
dominos-cell-none = { "" }
dominos-cell-free = { " " }[–]
dominos-cell-base = { " " }[{ smileys-colour }]
dominos-cell-colour-joker = { " " }[{ smileys-colour }, joker couleur]
dominos-cell-smiley-joker = { " " }[{ smileys-colour }, joker smiley]
dominos-table-seat =
    { $count ->
        [0] { $seat } n’a plus de carte.
        [one]
            { $jokers ->
                [0] { $seat } a une carte.
               *[other] { $seat } a une carte, un joker repris de la grille.
            }
       *[other]
            { $jokers ->
                [0] { $seat } a { $count } cartes.
                [one] { $seat } a { $count } cartes, dont un joker repris de la grille.
               *[other] { $seat } a { $count } cartes, dont { $jokers } jokers repris de la grille.
            }
    }
dominos-table-card = Tu tiens { $card_def } ({ $card_mark }).

# Ce qui arrive
dominos-placed =
    { $by } pose { $card_def }{ $where ->
        [left] , nouvelle colonne à gauche.
        [right] , nouvelle colonne à droite.
        [top] , nouvelle rangée en haut.
        [bottom] , nouvelle rangée en bas.
       *[inside] .
    }
    .short = Pose
dominos-placed-you =
    Tu poses { $card_def }{ $where ->
        [left] , nouvelle colonne à gauche.
        [right] , nouvelle colonne à droite.
        [top] , nouvelle rangée en haut.
        [bottom] , nouvelle rangée en bas.
       *[inside] .
    }
dominos-placed-joker =
    { $by } pose { $card_def } pour remplacer { $cell_def }{ $where ->
        [left] , nouvelle colonne à gauche.
        [right] , nouvelle colonne à droite.
        [top] , nouvelle rangée en haut.
        [bottom] , nouvelle rangée en bas.
       *[inside] .
    }
    .short = Joker
dominos-placed-joker-you =
    Tu poses { $card_def } pour remplacer { $cell_def }{ $where ->
        [left] , nouvelle colonne à gauche.
        [right] , nouvelle colonne à droite.
        [top] , nouvelle rangée en haut.
        [bottom] , nouvelle rangée en bas.
       *[inside] .
    }
dominos-plays-again = Deux cartes voisines : { $by } rejoue !
    .short = Rejoue
dominos-plays-again-you = Deux cartes voisines : tu rejoues !
dominos-exchanged = { $by } met { $card_def } à sa place et reprend { $joker_def }.
    .short = Échange
dominos-exchanged-you = Tu mets { $card_def } à sa place et reprends { $joker_def }.
dominos-discarded = { $by } défausse { $card_def } : sa ligne est pleine.
    .short = Jette
dominos-discarded-you = Tu défausses { $card_def } : sa ligne est pleine.
dominos-drew = { $by } n’a rien à poser et pioche une carte.
    .short = Pioche
dominos-drew-you = Tu n’as rien à poser et pioches une carte.
dominos-drew-card = { $by } pioche { $card_def }.
    .short = Pioche
dominos-drew-card-you = Tu n’as rien à poser et pioches { $card_def }.
dominos-passed = { $by } n’a rien à poser et passe.
    .short = Passe
dominos-passed-you = Tu n’as rien à poser et passes.
dominos-finished =
    { $place ->
        [1] { $by } n’a plus de carte et gagne !
       *[other] { $by } n’a plus de carte : { place-ordinal } !
    }
    .short = Fini
dominos-finished-you =
    { $place ->
        [1] Tu n’as plus de carte. Tu as gagné !
       *[other] Tu n’as plus de carte. Tu finis { place-ordinal }.
    }
dominos-blocked = Plus personne ne peut poser : qui a le moins de cartes gagne, puis le moins de jokers.
dominos-kept =
    { $count ->
        [one]
            { $jokers ->
                [0] { $seat } garde une carte, sans joker.
               *[other] { $seat } garde une carte, un joker.
            }
       *[other]
            { $jokers ->
                [0] { $seat } garde { $count } cartes, sans joker.
                [one] { $seat } garde { $count } cartes, dont un joker.
               *[other] { $seat } garde { $count } cartes, dont { $jokers } jokers.
            }
    }
    .short = Garde
dominos-kept-you =
    { $count ->
        [one]
            { $jokers ->
                [0] Tu gardes une carte, sans joker.
               *[other] Tu gardes une carte, un joker.
            }
       *[other]
            { $jokers ->
                [0] Tu gardes { $count } cartes, sans joker.
                [one] Tu gardes { $count } cartes, dont un joker.
               *[other] Tu gardes { $count } cartes, dont { $jokers } jokers.
            }
    }

# Pourquoi pas
dominos-no-vote = On ne demande à personne de continuer pour l’instant.
dominos-not-your-turn = Ce n’est pas ton tour.
dominos-must-place = Tu as une carte que tu peux poser.
dominos-pile-empty = La pioche est vide : tu ne peux que passer.
dominos-draw-first = Il reste des cartes dans la pioche : pioche.
dominos-not-in-hand = Tu n’as pas { $card_def }.
dominos-not-dead = Trop tôt : { $card_def } peut encore trouver une place, sa ligne n’est pas pleine.
dominos-no-joker-there = Aucun joker ne remplace { $card_def }.
dominos-taken = Cette place est prise : { $cell }.
dominos-choose-a-side = Il n’y a pas encore de ligne pour { $cell_def } : dis de quel côté.
dominos-lines-are-there = Dans la grille, { $cell_def } a déjà sa colonne et sa rangée.
dominos-no-neighbour = Là, { $cell_def } ne toucherait aucune carte.

# La scène
dominos-zone-grid = La grille
dominos-zone-joker = { $card }, vaut { $cell_def }
dominos-zone-new-column =
    { $where ->
        [left] une nouvelle colonne à gauche, rangée : { $smiley }
       *[right] une nouvelle colonne à droite, rangée : { $smiley }
    }
dominos-zone-new-row =
    { $where ->
        [top] une nouvelle rangée en haut, colonne : { $colour }
       *[bottom] une nouvelle rangée en bas, colonne : { $colour }
    }
dominos-zone-which-colour = Quelle couleur ?
dominos-zone-which-smiley = Quel smiley ?
dominos-ask-place = Où la poser ? Touche sa place.
dominos-ask-colour = Quelle couleur ? Ton joker ouvre sa ligne.
dominos-ask-smiley = Quel smiley ? Ton joker ouvre sa ligne.
dominos-legend-sign = tu rejoues
dominos-legend-again = Touche deux cartes : tu rejoues
dominos-legend-joker = Joker : reprends-le
dominos-flag-jokers =
    { $count ->
        [one] Joker
       *[other] { $count } jokers
    }
dominos-say-again = +1
dominos-doing = Il faut poser une carte, ou en piocher une.
dominos-doing-dry = Il faut poser une carte, ou passer.
dominos-prompt-place = Pose une carte : même couleur ou même smiley.
dominos-prompt-exchange = Rien à poser : donne une carte contre son joker, ou continue sans.
dominos-prompt-discard = Rien à poser : défausse une spéciale dont la ligne est pleine.
dominos-prompt-draw = Rien à poser : pioche une carte.
dominos-prompt-pass = Rien à poser : passe.
dominos-bar-discard = Défausser
dominos-bar-draw = Piocher
dominos-bar-pass = Passer

# Une leçon, et comment jouer en quatre images
dominos-lesson-grid = { $seat } a posé la première carte. Une grille pousse autour : une couleur par colonne, un smiley par ligne.
dominos-lesson-place = Un visage triste rouge est posé. Pose ton triste orange à côté, à gauche : même ligne, nouvelle colonne.
dominos-lesson-again = { $seat } a posé un clin d’œil au-dessus. Ton clin d’œil orange va là où la colonne orange croise la ligne des clins d’œil. Il touche deux cartes : tu rejoues !
dominos-lesson-joker = Les spéciales sont des jokers. La jaune peut être n’importe quelle carte jaune : pose-la à gauche des clins d’œil, comme clin d’œil jaune.
dominos-lesson-corner = { $seat } a ouvert une ligne. Ton visage surpris jaune va dans le coin, contre deux cartes : pose-le !
dominos-lesson-chain = Encore à toi ! Et le triste jaune touche lui aussi deux cartes.
dominos-lesson-end = Quelle série ! Qui n’a plus de carte gagne. Si rien ne va, pioche. Et qui a la carte qu’un joker remplace peut les échanger.
dominos-how-place = Côte à côte
dominos-how-place-text = Pose une carte à côté d’une autre.
dominos-how-lines = Colonnes et lignes
dominos-how-lines-text = Une couleur par colonne, un smiley par ligne.
dominos-how-again = Rejoue
dominos-how-again-text = Si ta carte en touche deux, tu rejoues.
dominos-how-joker = Les jokers
dominos-how-joker-text = Une spéciale vaut toute carte de sa couleur ou de son smiley.

# La partie en bref
dominos-brief-row = { $by } pose { $count } cartes en un seul tour
    .strong = { $count } cartes
dominos-brief-row-you = Tu poses { $count } cartes en un seul tour
    .strong = { $count } cartes
dominos-brief-jokers =
    { $count ->
        [one] { $by } a récupéré { $count } joker
       *[other] { $by } a récupéré { $count } jokers
    }
    .strong = { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
dominos-brief-jokers-you =
    { $count ->
        [one] Tu as récupéré { $count } joker
       *[other] Tu as récupéré { $count } jokers
    }
    .strong = { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
dominos-brief-drawn = Le plus de pioches : { $by }, { $count } cartes
    .strong = { $by }
dominos-brief-drawn-you = Le plus de pioches : toi, { $count } cartes
    .strong = toi
dominos-brief-again = { $by } a rejoué { $count } fois
    .strong = { $count } fois
dominos-brief-again-you = Tu as rejoué { $count } fois
    .strong = { $count } fois

# Conseils
dominos-hint-nothing = Aucune de tes cartes n’a de place.
dominos-hint-danger =
    { $count ->
        [one] { $who } n’a plus qu’une carte.
       *[other] { $who } n’a plus que { $count } cartes.
    }
dominos-hint-twice = Une de tes cartes en touche deux : tu rejouerais.
dominos-hint-calm = Garde tes jokers, pose ce qui n’a qu’une place.
dominos-hint-last = C’est ta dernière carte !
dominos-hint-exchange = Tu récupères un joker.
dominos-hint-discard = Tu t’en défais.
dominos-hint-again = Ici elle touche deux cartes : tu rejoues.
dominos-hint-joker = Ton joker tient sa place. Mieux vaut le garder pour la fin.
dominos-hint-inside = Elle va à sa place, dans la grille.
dominos-hint-line = Ici tu ouvres une nouvelle ligne.
