## A moi !, en français.

a_moi-name = À moi !
a_moi-about = Une carte se retourne : si l'une de vos cartes spéciales a sa couleur ou son smiley, posez la main dessus avant tout le monde.

# Options
a_moi-option-reroll = On relance les dés
a_moi-option-reroll-every_win = après chaque carte gagnée
a_moi-option-reroll-dice_match_only = seulement après la carte des dés

# Coups
a_moi-move-slap = À moi ! Poser la main sur la carte
a_moi-time-turn = { $seat } retourne la carte suivante
a_moi-time-over = Personne n'a pris la carte à temps

# La table
a_moi-table-open =
    { $pile ->
        [0] Sur la table : { $card_def }, la dernière carte.
       *[other] Sur la table : { $card_def }. Cartes à venir : { $pile }.
    }
a_moi-table-no-card =
    { $pile ->
        [0] Toutes les cartes ont été jouées.
       *[other] Aucune carte n'est retournée pour l'instant. Cartes à venir : { $pile }.
    }
a_moi-table-dice = Les dés : { $card }. Qui retourne les cartes : { $seat }.
a_moi-table-pot =
    { $count ->
        [0] Il n'y a rien dans le pot.
        [one] Il y a une carte dans le pot.
       *[other] Il y a { $count } cartes dans le pot.
    }
a_moi-table-lost =
    { $count ->
        [0] Rien n'a été perdu sur cette carte.
        [one] Une carte a été perdue sur celle-ci : elle rejoindra le pot ensuite.
       *[other] { $count } cartes ont été perdues sur celle-ci : elles rejoindront le pot ensuite.
    }
a_moi-table-seat =
    { $count ->
        [0] { $seat } n'a pas encore gagné de carte.
        [one] { $seat } a gagné une carte.
       *[other] { $seat } a gagné { $count } cartes.
    }
a_moi-table-special = { $seat } a { $card_def }.
a_moi-table-own-count =
    { $count ->
        [0] Vous n'avez pas encore gagné de carte.
        [one] Vous avez gagné une carte.
       *[other] Vous avez gagné { $count } cartes.
    }
a_moi-table-own-special = Devant vous : { $card_def }.

# Ce qui arrive
a_moi-turned = { $by } retourne { $card_def }.
a_moi-turned-you = Vous retournez { $card_def }.
a_moi-took =
    { $pot ->
        [0] « À moi ! » { $by } gagne { $card_def }.
        [one] « À moi ! » { $by } gagne { $card_def } et la carte du pot.
       *[other] « À moi ! » { $by } gagne { $card_def } et les { $pot } cartes du pot.
    }
a_moi-took-you =
    { $pot ->
        [0] « À moi ! » Vous gagnez { $card_def }.
        [one] « À moi ! » Vous gagnez { $card_def } et la carte du pot.
       *[other] « À moi ! » Vous gagnez { $card_def } et les { $pot } cartes du pot.
    }
a_moi-matched-dice = C'était la carte des dés, ouverte à tout le monde !
a_moi-stole = { $by } vole une carte à { $whom }.
a_moi-stole-you = Vous volez une carte à { $whom }.
a_moi-stole-to-you = { $by } vous vole une carte.
a_moi-erred =
    { $count ->
        [0] Aïe ! Cette carte n'est pas pour { $by }, qui n'a rien à perdre.
        [one] Aïe ! Cette carte n'est pas pour { $by }, qui perd une carte.
       *[other] Aïe ! Cette carte n'est pas pour { $by }, qui perd { $count } cartes.
    }
a_moi-erred-you =
    { $count ->
        [0] Aïe ! Cette carte n'est pas pour vous, mais vous n'avez rien à perdre.
        [one] Aïe ! Cette carte n'est pas pour vous : vous perdez une carte.
       *[other] Aïe ! Cette carte n'est pas pour vous : vous perdez { $count } cartes.
    }
a_moi-lost = { $by } met { $card_def } dans le pot.
a_moi-lost-you = Vous mettez { $card_def } dans le pot.
a_moi-unclaimed = Personne ne prend { $card_def } : la carte rejoint le pot.
a_moi-rolled = { $by } lance les dés : { $card }.
a_moi-rolled-you = Vous lancez les dés : { $card }.
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
a_moi-won-match-you =
    { $count ->
        [0] Vous gagnez la partie.
        [one] Vous gagnez la partie avec une carte.
       *[other] Vous gagnez la partie avec { $count } cartes.
    }
a_moi-shared-victory = Personne n'a de carte : tout le monde partage la victoire.

# Pourquoi pas
a_moi-no-card = Aucune carte n'est retournée pour l'instant.
a_moi-locked = Cette carte n'était pas pour vous : attendez la suivante.

# La scène
a_moi-legend-dice = La carte des deux dés : tout le monde peut la prendre !
a_moi-zone-won = gagnées
a_moi-zone-pot-now = avec cette carte
a_moi-zone-pot-next = pour la prochaine
a_moi-flag-locked = attend
a_moi-flag-dealer = donne
a_moi-prompt-wait = Attention : la prochaine carte arrive…
a_moi-prompt-watch = Pour qui est cette carte ?
a_moi-prompt-slap = Est-elle pour toi ? Même couleur ou même smiley qu'une de tes cartes.
a_moi-prompt-locked = Pas pour toi : attends la prochaine carte.
a_moi-bar-slap = À moi !
