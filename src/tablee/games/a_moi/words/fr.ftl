## A moi !, en français.

a_moi-name = À moi !
a_moi-about = Une carte se retourne : si l’une de tes cartes spéciales a sa couleur ou son smiley, pose la main dessus avant tout le monde.

# Options
a_moi-option-reroll = On relance les dés
a_moi-option-reroll-every_win = après chaque carte gagnée
a_moi-option-reroll-dice_match_only = seulement après la carte des dés

# Coups
a_moi-move-slap = À moi ! Poser la main sur la carte
a_moi-time-turn = { $seat } retourne la carte suivante
a_moi-time-over = Personne n’a pris la carte à temps

# La table
a_moi-table-open =
    { $pile ->
        [0] Sur la table : { $card_def }, la dernière carte.
       *[other] Sur la table : { $card_def }. Cartes à venir : { $pile }.
    }
a_moi-table-no-card =
    { $pile ->
        [0] Toutes les cartes ont été jouées.
       *[other] Aucune carte n’est retournée pour l’instant. Cartes à venir : { $pile }.
    }
a_moi-table-dice = Les dés : { $card }. Qui retourne les cartes : { $seat }.
a_moi-table-pot =
    { $count ->
        [0] Il n’y a rien dans le pot.
        [one] Il y a une carte dans le pot.
       *[other] Il y a { $count } cartes dans le pot.
    }
a_moi-table-lost =
    { $count ->
        [0] Rien n’a été perdu sur cette carte.
        [one] Une carte a été perdue sur celle-ci : elle rejoindra le pot ensuite.
       *[other] { $count } cartes ont été perdues sur celle-ci : elles rejoindront le pot ensuite.
    }
a_moi-table-seat =
    { $count ->
        [0] { $seat } n’a pas encore gagné de carte.
        [one] { $seat } a gagné une carte.
       *[other] { $seat } a gagné { $count } cartes.
    }
a_moi-table-special = { $seat } a { $card_def }.
a_moi-table-own-count =
    { $count ->
        [0] Tu n’as pas encore gagné de carte.
        [one] Tu as gagné une carte.
       *[other] Tu as gagné { $count } cartes.
    }
a_moi-table-own-special = Devant toi : { $card_def }.

# Ce qui arrive
a_moi-turned = { $by } retourne { $card_def }.
    .short = Carte
    .voice = { $card } !
a_moi-turned-you = Tu retournes { $card_def }.
    .voice = { $card } !
a_moi-took =
    { $pot ->
        [0] « À moi ! » { $by } gagne { $card_def }.
        [one] « À moi ! » { $by } gagne { $card_def } et la carte du pot.
       *[other] « À moi ! » { $by } gagne { $card_def } et les { $pot } cartes du pot.
    }
    .short = Prise
    .voice =
        { $pot ->
            [0] { $by } gagne la carte.
            [one] { $by } gagne la carte et le pot.
           *[other] { $by } gagne la carte et le pot.
        }
a_moi-took-you =
    { $pot ->
        [0] C’est toi ! Tu gagnes { $card_def }.
        [one] C’est toi ! Tu gagnes { $card_def } et la carte du pot.
       *[other] C’est toi ! Tu gagnes { $card_def } et les { $pot } cartes du pot.
    }
    .voice =
        { $pot ->
            [0] Gagné ! La carte est à toi.
            [one] Gagné ! La carte et le pot.
           *[other] Gagné ! La carte et le pot.
        }
a_moi-matched-dice = C’était la carte des dés, ouverte à tout le monde !
    .voice = C’était la carte des dés.
a_moi-stole = { $by } vole une carte à { $whom }.
    .short = Volée
a_moi-stole-you = Tu voles une carte à { $whom }.
a_moi-stole-to-you = { $by } te vole une carte.
a_moi-erred =
    { $count ->
        [0] Aïe ! Cette carte n’est pas pour { $by }, qui n’a rien à perdre.
        [one] Aïe ! Cette carte n’est pas pour { $by }, qui perd une carte.
       *[other] Aïe ! Cette carte n’est pas pour { $by }, qui perd { $count } cartes.
    }
    .short = Raté
    .voice = { $by } se trompe.
a_moi-erred-you =
    { $count ->
        [0] Aïe ! Cette carte n’est pas pour toi, mais tu n’as rien à perdre.
        [one] Aïe ! Cette carte n’est pas pour toi : tu perds une carte.
       *[other] Aïe ! Cette carte n’est pas pour toi : tu perds { $count } cartes.
    }
    .voice =
        { $count ->
            [0] Raté : pas pour toi.
            [one] Raté : tu perds une carte.
           *[other] Raté : tu perds { $count } cartes.
        }
a_moi-lost = { $by } met { $card_def } dans le pot.
    .short = Perdue
    .voice = { "" }
a_moi-lost-you = Tu mets { $card_def } dans le pot.
    .voice = { $card_def } va au pot.
a_moi-unclaimed = Personne ne prend { $card_def } : la carte rejoint le pot.
    .voice = Personne : au pot.
a_moi-rolled = { $by } lance les dés : { $card }.
    .short = Dés
    .voice = Les dés : { $card }.
a_moi-rolled-you = Tu lances les dés : { $card }.
    .voice = Les dés : { $card }.
a_moi-tied =
    { $count ->
        [0] Égalité sans carte.
        [one] Égalité à une carte : duel aux dés !
       *[other] Égalité à { $count } cartes : duel aux dés !
    }
a_moi-won-match =
    { $count ->
        [0] { $by } gagne la partie.
        [one] { $by } gagne la partie avec une carte.
       *[other] { $by } gagne la partie avec { $count } cartes.
    }
    .short = Gagné
a_moi-won-match-you =
    { $count ->
        [0] Tu as gagné !
        [one] Tu as gagné, avec une carte !
       *[other] Tu as gagné, avec { $count } cartes !
    }
a_moi-shared-victory = Personne n’a de carte : tout le monde partage la victoire.

# Pourquoi pas
a_moi-no-card = Aucune carte n’est retournée pour l’instant.
a_moi-locked = Cette carte n’était pas pour toi : attends la suivante.

# La scène
a_moi-legend-dice = La carte des deux dés : tout le monde peut la prendre !
    .strong = deux dés
a_moi-zone-won = gagnées
a_moi-zone-pot-now = avec cette carte
a_moi-zone-pot-next = pour la prochaine
a_moi-flag-locked = attend
a_moi-flag-dealer = donne
a_moi-prompt-wait = Attention : la prochaine carte arrive…
    .voice = { "" }
a_moi-prompt-watch = Pour qui est cette carte ?
a_moi-doing = Elle est pour qui a sa couleur ou son smiley.
a_moi-prompt-slap = Est-elle pour toi ? Couleur ou smiley d’une de tes cartes.
    .voice = Est-elle pour toi ?
a_moi-prompt-locked = Pas pour toi : attends la prochaine carte.
    .voice = { "" }
a_moi-bar-slap = À moi !

# Une leçon, et comment jouer en quatre images
a_moi-lesson-specials = Voici tes cartes spéciales : les unes pour une couleur, les autres pour un smiley. Elles restent à toi tout le temps.
a_moi-lesson-colour = Un clin d’œil vert ! Tu as la spéciale verte : la carte est à toi. Vite, la main dessus !
a_moi-lesson-not-yours = Un visage en colère orange. Aucune de tes spéciales n’a cette couleur ni ce smiley : garde ta main. Elle est à { $seat }.
a_moi-lesson-smiley = Un visage surpris jaune. Tu n’as pas le jaune, mais tu as la spéciale surpris : ça suffit !
a_moi-lesson-dice = Regarde les dés : un sourire, et le jaune. C’est exactement la carte posée ! Alors tout le monde peut la gagner, et vole une carte à chacun.
a_moi-lesson-end = Bravo ! La main sur une carte qui n’est pas à toi coûte deux des cartes gagnées. Après 36 cartes, qui en a le plus gagne.
a_moi-how-specials = Tes spéciales
a_moi-how-specials-text = Chacune vaut une couleur ou un smiley.
a_moi-how-slap = À toi ?
a_moi-how-slap-text = Même couleur ou même smiley : pose la main avant les autres.
a_moi-how-dice = La carte des dés
a_moi-how-dice-text = Tout le monde peut la gagner, et vole une carte à chacun.
a_moi-how-error = Pas à toi ?
a_moi-how-error-text = Une main de trop coûte deux cartes.

# La partie en bref
a_moi-brief-row = { $by } gagne { $count } cartes de suite
    .strong = { $count } cartes
a_moi-brief-row-you = Tu gagnes { $count } cartes de suite
    .strong = { $count } cartes
a_moi-brief-errors =
    { $count ->
        [one] Main trop pressée : { $by }, une fois
       *[other] Main trop pressée : { $by }, { $count } fois
    }
    .strong = { $by }
a_moi-brief-errors-you =
    { $count ->
        [one] Main trop pressée : toi, une fois
       *[other] Main trop pressée : toi, { $count } fois
    }
    .strong = toi
a_moi-brief-stolen =
    { $count ->
        [one] { $by } a chipé { $count } carte aux autres
       *[other] { $by } a chipé { $count } cartes aux autres
    }
    .strong = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
a_moi-brief-stolen-you =
    { $count ->
        [one] Tu as chipé { $count } carte aux autres
       *[other] Tu as chipé { $count } cartes aux autres
    }
    .strong = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
a_moi-brief-haul = Plus belle prise : { $count } cartes d’un coup, pour { $by }
    .strong = { $count } cartes
a_moi-brief-haul-you = Plus belle prise : { $count } cartes d’un coup, pour toi
    .strong = { $count } cartes

# Ce que décident les horloges : avant le temps qui reste
a_moi-clock-card = Prochaine carte dans

# Conseils
a_moi-hint-yours =
    { $count ->
        [1] Tu gagnes : { $a }.
        [2] Tu gagnes : { $a } et { $b }.
        [3] Tu gagnes : { $a }, { $b } et { $c }.
        [4] Tu gagnes : { $a }, { $b }, { $c } et { $d }.
        [5] Tu gagnes : { $a }, { $b }, { $c }, { $d } et { $e }.
       *[6] Tu gagnes : { $a }, { $b }, { $c }, { $d }, { $e } et { $f }.
    }
a_moi-hint-specials = Tes cartes spéciales
