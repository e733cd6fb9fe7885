## Tour du Monde, en français.

tour_du_monde-name = Tour du Monde
tour_du_monde-about = Pose devant toi les cinq continents avant tout le monde, malgré la lune, l’éclair et les icebergs.

# Options
tour_du_monde-option-deck = Les cartes
tour_du_monde-option-deck-std110 = 110 cartes, beaucoup d’attaques
tour_du_monde-option-deck-light110 = 110 cartes, plus de continents et moins d’attaques : plus court
tour_du_monde-option-line_colour = La couleur d’une ligne
tour_du_monde-option-line_colour-declared = annoncée par qui l’ouvre
tour_du_monde-option-line_colour-coloured_suns = celle du soleil : les soleils ont une couleur
tour_du_monde-option-interrupt_next = Après une lune annulée aussitôt
tour_du_monde-option-interrupt_next-after_attacker = on reprend après qui a attaqué
tour_du_monde-option-interrupt_next-interrupter_plays = qui l’a annulée joue

# Couleurs et cartes
tour_du_monde-colour =
    { $colour ->
        [coral] corail
        [jade] jade
       *[saffron] safran
    }
    .letter =
        { $colour ->
            [coral] C
            [jade] J
           *[saffron] S
        }
    .mark =
        { $colour ->
            [coral] vague
            [jade] monts
           *[saffron] losange
        }
    .marked = { tour_du_monde-colour } ({ tour_du_monde-colour.mark })
tour_du_monde-which =
    { $continent ->
        [africa] Afrique
        [america] Amérique
        [asia] Asie
        [europe] Europe
       *[oceania] Océanie
    }
tour_du_monde-continent = { tour_du_monde-which } { tour_du_monde-colour }
    .def = l’{ tour_du_monde-which } { tour_du_monde-colour }
    .marked = { tour_du_monde-which } { tour_du_monde-colour } ({ tour_du_monde-colour.mark })
tour_du_monde-sun = soleil
    .def = le soleil
    .indef = un soleil
    .marked = soleil
tour_du_monde-coloured-sun = soleil { tour_du_monde-colour }
    .def = le soleil { tour_du_monde-colour }
    .indef = un soleil { tour_du_monde-colour }
    .marked = soleil { tour_du_monde-colour } ({ tour_du_monde-colour.mark })
tour_du_monde-rainbow = arc-en-ciel
    .def = l’arc-en-ciel
    .indef = un arc-en-ciel
    .marked = arc-en-ciel
tour_du_monde-moon = lune
    .def = la lune
    .indef = une lune
    .marked = lune
tour_du_monde-lightning = éclair
    .def = l’éclair
    .indef = un éclair
    .marked = éclair
tour_du_monde-iceberg = iceberg
    .def = l’iceberg
    .indef = un iceberg
    .marked = iceberg

# Coups
tour_du_monde-move-direction =
    { $left ->
        [yes] Tourner vers la gauche, dans le sens des aiguilles d’une montre
       *[no] Tourner vers la droite, dans le sens inverse des aiguilles d’une montre
    }
tour_du_monde-move-open = Ouvrir ta ligne { $colour } avec { $card_indef }
tour_du_monde-step-open = Ouvrir une ligne avec { $card_indef }
tour_du_monde-step-line = ta ligne { $colour_marked }
tour_du_monde-move-lay = Poser { $card_def }
tour_du_monde-move-cure = Couvrir la lune de ta ligne { $colour } avec { $card_indef }
tour_du_monde-step-cure = Couvrir une lune avec { $card_indef }
tour_du_monde-move-eclipse = Poser une lune chez { $whom }, ligne { $colour }
tour_du_monde-step-eclipse = Attaquer avec une lune
tour_du_monde-move-freeze = Poser un iceberg chez { $whom }, ligne { $colour }
tour_du_monde-step-freeze = Attaquer avec un iceberg
tour_du_monde-step-target = chez { $whom }, ligne { $colour_marked }
tour_du_monde-move-strike = Lancer l’éclair sur les lignes { $colour }
tour_du_monde-step-strike = Attaquer avec un éclair
tour_du_monde-step-struck = toutes les lignes { $colour_marked }
tour_du_monde-move-pass = Passer
tour_du_monde-move-exchange =
    { $count ->
        [one] Échanger une carte
       *[other] Échanger { $count } cartes
    }
tour_du_monde-move-exchange-all = Échanger toute ta main
tour_du_monde-step-exchange = Échanger des cartes
tour_du_monde-step-keep =
    { $of ->
        [one] Garder { $card_def }
       *[other] Garder les { $of } : { $card }
    }
tour_du_monde-step-give =
    { $of ->
        [one] Donner { $card_def }
       *[other] Donner { $count } sur { $of } : { $card }
    }
tour_du_monde-move-cancel = Annuler la lune avec un arc-en-ciel
tour_du_monde-move-let = Laisser faire
tour_du_monde-time-late = { $seat } a trop attendu
tour_du_monde-time-react-over = Le temps de répondre est écoulé

# La table
tour_du_monde-table-pile =
    { $pile ->
        [0] La pioche est vide.
        [one] Une carte dans la pioche.
       *[other] { $pile } cartes dans la pioche.
    }
tour_du_monde-table-choosing = { $seat } a distribué et choisit le sens du jeu.
tour_du_monde-table-turn =
    { $left ->
        [yes] On tourne vers la gauche. À { $seat } de jouer.
       *[no] On tourne vers la droite. À { $seat } de jouer.
    }
tour_du_monde-table-your-turn =
    { $left ->
        [yes] On tourne vers la gauche. À toi de jouer.
       *[no] On tourne vers la droite. À toi de jouer.
    }
tour_du_monde-table-threat = Une lune menace { $whom }, ligne { $colour }.
tour_du_monde-table-threat-yours = Une lune menace ta ligne { $colour } : seul un arc-en-ciel peut l’annuler maintenant.
tour_du_monde-table-over = La partie est finie.
tour_du_monde-table-seat = { $seat } : { $kinds ->
        [0] aucun continent
        [one] un continent
       *[other] { $kinds } continents
    } sur 5, { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    } en main.{ $coral }{ $jade }{ $saffron }
tour_du_monde-table-you = Devant toi : { $kinds ->
        [0] aucun continent
        [one] un continent
       *[other] { $kinds } continents
    } sur 5.{ $coral }{ $jade }{ $saffron }
tour_du_monde-table-card =
    { $count ->
        [one] Tu tiens : { $card_marked }.
       *[other] Tu tiens : { $count } × { $card_marked }.
    }
tour_du_monde-line =
    { $top ->
        [none] { "" }
       *[other] { " " }Ligne { tour_du_monde-colour } : { tour_du_monde-line-top }{ tour_du_monde-line-continents }{ tour_du_monde-line-end }.
    }
tour_du_monde-line-top =
    { $top ->
        [sun] soleil
        [rainbow] arc-en-ciel, protégée
       *[moon] arrêtée par une lune
    }
tour_du_monde-line-continents =
    { $africa ->
        [0] { "" }
        [1] , Afrique
       *[other] , Afrique × { $africa }
    }{ $america ->
        [0] { "" }
        [1] , Amérique
       *[other] , Amérique × { $america }
    }{ $asia ->
        [0] { "" }
        [1] , Asie
       *[other] , Asie × { $asia }
    }{ $europe ->
        [0] { "" }
        [1] , Europe
       *[other] , Europe × { $europe }
    }{ $oceania ->
        [0] { "" }
        [1] , Océanie
       *[other] , Océanie × { $oceania }
    }
tour_du_monde-line-end =
    { $continent ->
        [none] { "" }
       *[other] { " " }(la dernière : { tour_du_monde-which })
    }{ $frozen ->
        [yes] , gelée
       *[no] { "" }
    }

# Ce qui arrive
tour_du_monde-chose-direction =
    { $left ->
        [yes] { $by } fait tourner le jeu vers la gauche.
       *[no] { $by } fait tourner le jeu vers la droite.
    }
    .short = Sens
tour_du_monde-chose-direction-you =
    { $left ->
        [yes] Tu fais tourner le jeu vers la gauche.
       *[no] Tu fais tourner le jeu vers la droite.
    }
tour_du_monde-opened = { $by } ouvre une ligne { $colour } avec { $card_indef }.
    .short = Ouvre
tour_du_monde-opened-you = Tu ouvres une ligne { $colour } avec { $card_indef }.
tour_du_monde-laid =
    { $kinds ->
        [one] { $by } pose { $card_def } : un continent sur cinq.
       *[other] { $by } pose { $card_def } : { $kinds } continents sur cinq.
    }
    .short = Pose
tour_du_monde-laid-you =
    { $kinds ->
        [one] Tu poses { $card_def } : un continent sur cinq.
       *[other] Tu poses { $card_def } : { $kinds } continents sur cinq.
    }
tour_du_monde-cured = { $by } couvre la lune de sa ligne { $colour } avec { $card_indef }.
    .short = Soleil
tour_du_monde-cured-you = Tu couvres la lune de ta ligne { $colour } avec { $card_indef }.
tour_du_monde-threatened = { $by } joue une lune chez { $whom }, ligne { $colour }…
    .short = Lune
tour_du_monde-threatened-you = Tu joues une lune chez { $whom }, ligne { $colour }…
tour_du_monde-threatened-to-you = { $by } joue une lune sur ta ligne { $colour } ! Un arc-en-ciel l’annulerait.
tour_du_monde-let-be = { $by } laisse faire.
    .short = Laisse
tour_du_monde-let-be-you = Tu laisses faire.
tour_du_monde-cancelled = Arc-en-ciel ! { $by } annule la lune jouée par { $whom } : la ligne { $colour } est protégée pour toujours.
    .short = Arc-en-ciel
tour_du_monde-cancelled-you = Arc-en-ciel ! Tu annules la lune jouée par { $whom } : ta ligne { $colour } est protégée pour toujours.
tour_du_monde-cancelled-to-you = Arc-en-ciel ! { $by } annule ta lune : la ligne { $colour } est protégée pour toujours.
tour_du_monde-stole = { $by } vole { $card_def } à { $whom }.
    .short = Vole
tour_du_monde-stole-you = Tu voles { $card_def } à { $whom }.
tour_du_monde-stole-to-you = { $by } te vole { $card_def }.
tour_du_monde-stopped = La lune arrête la ligne { $colour } chez { $whom }.
tour_du_monde-stopped-to-you = La lune arrête ta ligne { $colour }.
tour_du_monde-struck = Éclair ! { $by } frappe les lignes { $colour }.
    .short = Éclair
tour_du_monde-struck-you = Éclair ! Tu frappes les lignes { $colour }.
tour_du_monde-lost = { $whom } perd { $card_def }.
tour_du_monde-lost-to-you = Tu perds { $card_def }.
tour_du_monde-froze = { $by } pose un iceberg chez { $whom } : la ligne { $colour } est gelée pour toujours.
    .short = Iceberg
tour_du_monde-froze-you = Tu poses un iceberg chez { $whom } : la ligne { $colour } est gelée pour toujours.
tour_du_monde-froze-to-you = { $by } pose un iceberg chez toi : ta ligne { $colour } est gelée pour toujours.
tour_du_monde-exchanged =
    { $count ->
        [0] { $by } passe.
        [one] { $by } échange une carte.
       *[other] { $by } échange { $count } cartes.
    }
    .short = { $count ->
        [0] Passe
       *[other] Change
    }
tour_du_monde-exchanged-you =
    { $count ->
        [0] Tu passes.
        [one] Tu échanges une carte.
       *[other] Tu échanges { $count } cartes.
    }
tour_du_monde-drew =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
    .short = Pioche
tour_du_monde-drew-you =
    { $count ->
        [one] Tu pioches une carte.
       *[other] Tu pioches { $count } cartes.
    }
tour_du_monde-drew-card = { $by } pioche : { $card }.
    .short = Pioche
tour_du_monde-drew-card-you = Tu pioches : { $card }.
tour_du_monde-ran-dry = La pioche est vide : on continue avec les cartes en main.
tour_du_monde-finished =
    { $place ->
        [1] { $by } a fini son tour du monde : 50 points !
       *[other] { $by } a fini son tour du monde : { place-ordinal } !
    }
    .short = Arrive
tour_du_monde-finished-you =
    { $place ->
        [1] Tu as fini ton tour du monde : 50 points !
       *[other] Tu as fini ton tour du monde : { place-ordinal } !
    }
tour_du_monde-halted =
    { $why ->
        [dry] Plus de pioche, et plus personne ne pose de carte : les points décident.
        [frozen] Toutes les lignes sont gelées : les points décident.
       *[long] La partie a assez duré : les points décident.
    }
tour_du_monde-scored = { $whom } : { $cards } × { $kinds } = { $points } ({ tour_du_monde-counted }).
tour_du_monde-scored-to-you = Pour toi : { $cards } × { $kinds } = { $points } ({ tour_du_monde-counted }).
tour_du_monde-counted = cartes posées × continents différents

# Pourquoi pas
tour_du_monde-no-vote = On ne demande à personne de continuer pour l’instant.
tour_du_monde-no-moon-to-answer = Aucune lune n’attend ta réponse.
tour_du_monde-wait-for-answer = Un instant : une lune attend sa réponse.
tour_du_monde-no-rainbow = Tu n’as pas d’arc-en-ciel.
tour_du_monde-answer-first = Réponds d’abord à la lune.
tour_du_monde-not-your-turn = Ce n’est pas ton tour.
tour_du_monde-choose-direction = Choisis d’abord dans quel sens on tourne.
tour_du_monde-direction-chosen = Le sens du jeu est déjà choisi.
tour_du_monde-begin-with-sun = Tu as distribué et tu tiens un soleil : commence par ouvrir une ligne avec lui.
tour_du_monde-so-many-cards =
    { $count ->
        [0] Tu n’as plus de carte.
        [one] Tu n’as qu’une carte.
       *[other] Tu n’as que { $count } cartes.
    }
tour_du_monde-small-pile =
    { $count ->
        [0] La pioche est vide : on ne peut plus rien échanger.
        [one] Il ne reste qu’une carte à échanger dans la pioche.
       *[other] Il ne reste que { $count } cartes à échanger dans la pioche.
    }
tour_du_monde-first-of-equals = De plusieurs cartes égales, donne les premières.
tour_du_monde-not-in-hand = Cette carte n’est pas dans ta main : { $card }.
tour_du_monde-strikes-nobody = Personne ne perdrait de carte sur une ligne { $colour }.
tour_du_monde-open-already = Tu as déjà une ligne { $colour }.
tour_du_monde-no-moon-there = Il n’y a pas de lune sur ta ligne { $colour }.
tour_du_monde-not-open = Tu n’as pas encore ouvert de ligne { $colour }.
tour_du_monde-under-moon = Une lune arrête ta ligne { $colour } : couvre-la d’abord.
tour_du_monde-frozen = Ta ligne { $colour } est gelée.
tour_du_monde-no-such-line = Cette ligne n’est pas sur la table.
tour_du_monde-own-line = On ne s’attaque pas soi-même.
tour_du_monde-has-finished = Qui a fini son tour du monde ne peut plus être la cible d’une attaque.
tour_du_monde-frozen-already = Cette ligne est déjà gelée.
tour_du_monde-rainbow-guards = Un arc-en-ciel protège cette ligne.
tour_du_monde-moon-already = Une lune est déjà posée sur cette ligne.

# La scène
tour_du_monde-zone-left = On tourne vers la gauche.
tour_du_monde-zone-right = On tourne vers la droite.
tour_du_monde-zone-line = ligne { $colour }
tour_du_monde-zone-lines = Tes lignes
tour_du_monde-zone-mine = Mon monde
tour_du_monde-zone-which-colour = Quelle couleur ?
tour_du_monde-struck-colour = { $colour }
    .counted =
        { $count ->
            [0] { $colour } : aucune ligne touchée
            [one] { $colour } : une ligne touchée
           *[other] { $colour } : { $count } lignes touchées
        }
tour_du_monde-ask-line = Sur quelle ligne ? Touche-la.
tour_du_monde-legend-moon = Bloque et vole
tour_du_monde-legend-lightning = Frappe une couleur
tour_du_monde-legend-iceberg = Gèle une ligne
tour_du_monde-legend-rainbow = Protège une ligne
tour_du_monde-flag-place =
    { $place ->
        [1] Gagne, points : { $points }
       *[other] { scene-place }, points : { $points }
    }
tour_du_monde-flag-moon = Lune !
tour_du_monde-flag-frozen = Gelée
tour_du_monde-flag-guarded = Protégée
tour_du_monde-flag-stopped = Bloquée
tour_du_monde-flag-cure = Pose un soleil
tour_du_monde-flag-open = Ouvre avec un soleil
tour_du_monde-notice = { $by } attaque { $whom }, ligne { $colour } !
tour_du_monde-notice-you = Tu attaques { $whom }, ligne { $colour } !
tour_du_monde-notice-to-you = { $by } attaque ta ligne { $colour } !
tour_du_monde-notice-wants = En jeu : { $card_def }.
tour_du_monde-notice-stops = La ligne serait bloquée.
tour_du_monde-say-steals = vole l’{ tour_du_monde-which }
tour_du_monde-say-stops = bloque
tour_du_monde-say-freezes = gèle
tour_du_monde-doing = Il faut jouer une carte, ou en changer.
tour_du_monde-doing-dry = Il faut jouer une carte, ou passer.
tour_du_monde-doing-direction = Il faut choisir dans quel sens on tourne.
tour_du_monde-doing-moon = Un arc-en-ciel annulerait la lune.
tour_du_monde-prompt-direction = Dans quel sens tourne-t-on ? Tu as distribué : tu choisis et tu commences, puis ce sera { $left } ou { $right }.
tour_du_monde-prompt-direction-two = Dans quel sens tourne-t-on ? Tu as distribué : tu choisis et tu commences.
tour_du_monde-prompt-begin = Commence : ouvre une ligne avec un soleil.
tour_du_monde-prompt-play = Joue une carte, ou change des cartes.
tour_du_monde-prompt-play-dry = Joue une carte, ou passe.
tour_du_monde-prompt-change = Rien à jouer : change des cartes, ou passe.
tour_du_monde-prompt-pass = Rien à jouer : passe.
tour_du_monde-prompt-attack = { $by } attaque { $whom }…
tour_du_monde-prompt-attack-you = Tu attaques { $whom }…
tour_du_monde-prompt-moon = Lune sur ta ligne { $colour } ! Un arc-en-ciel l’annule.
tour_du_monde-prompt-let = Tu laisses faire.
tour_du_monde-bar-left = À gauche, vers { $seat }
tour_du_monde-bar-right = À droite, vers { $seat }
tour_du_monde-bar-pass = Passer
tour_du_monde-bar-let = Laisser passer
tour_du_monde-bar-exchange = Changer
tour_du_monde-bar-rainbow = Arc-en-ciel !

# Une leçon, et comment jouer en quatre images
tour_du_monde-lesson-direction = Le but : poser les cinq continents devant toi. Tu donnes, alors tu choisis le sens : vers la gauche.
tour_du_monde-lesson-open = Un voyage commence par un soleil : il ouvre une ligne d’une couleur. Tu as deux continents jade : ouvre une ligne jade.
tour_du_monde-lesson-lay = Les continents de cette couleur y vont maintenant. Pose l’Afrique jade.
tour_du_monde-lesson-moon = { $seat } voyage aussi. C’est l’heure de la lune : sur sa ligne corail, elle vole le dernier continent et bloque la ligne.
tour_du_monde-lesson-rainbow = { $seat } te rend la lune ! Mais tu as un arc-en-ciel : annule-la tout de suite. Ta ligne sera ensuite protégée.
tour_du_monde-lesson-second = À toi. Un deuxième continent : pose l’Océanie jade.
tour_du_monde-lesson-end = Deux sur cinq : le voyage continue ! L’éclair prend aux autres le dernier continent d’une couleur, l’iceberg ferme une ligne. Rien ne va ? Échange des cartes.
tour_du_monde-how-goal = Cinq continents
tour_du_monde-how-goal-text = Qui a les cinq devant soi en premier gagne.
tour_du_monde-how-line = Soleil, puis continents
tour_du_monde-how-line-text = Un soleil ouvre une ligne ; les continents de sa couleur la suivent.
tour_du_monde-how-attack = Les attaques
tour_du_monde-how-attack-text = La lune vole et bloque, l’éclair emporte, l’iceberg gèle.
tour_du_monde-how-rainbow = L’arc-en-ciel
tour_du_monde-how-rainbow-text = Il annule une lune, même hors de ton tour, et protège la ligne.

# La partie en bref
tour_du_monde-brief-parried =
    { $count ->
        [one] { $by } a chassé { $count } lune
       *[other] { $by } a chassé { $count } lunes
    }
    .strong = { $count ->
        [one] { $count } lune
       *[other] { $count } lunes
    }
tour_du_monde-brief-parried-you =
    { $count ->
        [one] Tu as chassé { $count } lune
       *[other] Tu as chassé { $count } lunes
    }
    .strong = { $count ->
        [one] { $count } lune
       *[other] { $count } lunes
    }
tour_du_monde-brief-stolen =
    { $count ->
        [one] { $by } a volé { $count } continent
       *[other] { $by } a volé { $count } continents
    }
    .strong = { $count ->
        [one] { $count } continent
       *[other] { $count } continents
    }
tour_du_monde-brief-stolen-you =
    { $count ->
        [one] Tu as volé { $count } continent
       *[other] Tu as volé { $count } continents
    }
    .strong = { $count ->
        [one] { $count } continent
       *[other] { $count } continents
    }
tour_du_monde-brief-storms =
    { $lost ->
        [one] Un continent emporté par la foudre
       *[other] { $lost } continents emportés par la foudre
    }
    .strong = { $lost ->
        [one] Un continent
       *[other] { $lost } continents
    }
tour_du_monde-brief-frozen =
    { $count ->
        [one] Dans la glace : { $by }, { $count } ligne
       *[other] Dans la glace : { $by }, { $count } lignes
    }
    .strong = { $by }
tour_du_monde-brief-frozen-you =
    { $count ->
        [one] Dans la glace : toi, { $count } ligne
       *[other] Dans la glace : toi, { $count } lignes
    }
    .strong = toi
tour_du_monde-brief-swapped = Le plus de cartes échangées : { $by }, { $count }
    .strong = { $by }
tour_du_monde-brief-swapped-you = Le plus de cartes échangées : toi, { $count }
    .strong = toi

# Ce que décident les horloges : avant le temps qui reste
tour_du_monde-clock-answer = Réponse de { $by }
tour_du_monde-clock-answer-you = Ta réponse

# Conseils
tour_du_monde-hint-block = Bloque { $who } : il ne lui manque que l’{ tour_du_monde-which }.
tour_du_monde-hint-missing =
    { $count ->
        [one] Il te manque un continent.
       *[other] Il te manque { $count } continents.
    }
tour_du_monde-hint-moon = Une lune menace ta ligne.
tour_du_monde-hint-cancel = Ton arc-en-ciel l’efface.
tour_du_monde-hint-let = Tu n’as pas d’arc-en-ciel.
tour_du_monde-hint-direction =
    { $seats ->
        [2] À deux, le sens ne change rien : choisis sans crainte.
       *[other] Rien n’est encore posé : les deux sens se valent.
    }
tour_du_monde-hint-open = Une ligne de plus pour tes continents.
tour_du_monde-hint-lay =
    { $count ->
        [one] Il t’en manquera encore un.
       *[other] Il t’en manquera encore { $count }.
    }
tour_du_monde-hint-round = Ton tour du monde est fini !
tour_du_monde-hint-cure = Ta ligne repart.
tour_du_monde-hint-eclipse = La ligne de { $who } s’arrête.
tour_du_monde-hint-strike = Toutes leurs lignes de cette couleur perdent un continent.
tour_du_monde-hint-freeze = Cette ligne de { $who } ne grandira plus.
tour_du_monde-hint-exchange = Tu en pioches autant d’autres.
