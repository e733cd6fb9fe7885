## Trouve, en français.

trouve-name = Trouve
trouve-about = Trouve avant les autres la carte que montrent les dés, et retiens qui l’a gagnée.

# Options
trouve-option-roll_s = Secondes par lancer
trouve-option-wrong_touch = Une mauvaise carte touchée
trouve-option-wrong_touch-lockout_only = on attend le prochain lancer
trouve-option-wrong_touch-penalty = on attend, et on perd une carte

# Coups
trouve-move-touch = Toucher { $card_def }
trouve-step-colour = Toucher : { $colour }
trouve-step-smiley = { $smiley }
trouve-move-know = Dire « Je sais ! »
trouve-move-name = Désigner { $seat }
trouve-move-mine = « C’est moi qui l’ai ! »
trouve-time-roll = Les dés sont lancés
trouve-time-over = Le temps de ce lancer est écoulé
trouve-time-late = { $seat } a trop attendu pour désigner quelqu’un

# La table
trouve-table-row = Sur la table, en { $colour } ({ $colour_mark }) : { $smile }{ $angry }{ $wink }{ $sad }{ $surprised }{ $love }.
trouve-first = { smileys-smiley }
trouve-next = , { smileys-smiley }
trouve-gone = { "" }
trouve-table-empty = Il n’y a plus de carte sur la table.
trouve-table-dice = Les dés montrent { $card_def } ({ $card_mark }).
trouve-table-roller = Prochain lancer : { $seat }.
    .voice = { "" }
trouve-table-you-know = Tu sais : qui a la carte ?
trouve-table-seat =
    { $count ->
        [0] { $seat } : pas de carte, il en faut { $target }.
        [one] { $seat } : une carte sur { $target }.
       *[other] { $seat } : { $count } cartes sur { $target }.
    }
trouve-table-own =
    { $count ->
        [0] Tu n’as pas de carte, il en faut { $target }.
        [one] Tu as une carte sur { $target }.
       *[other] Tu as { $count } cartes sur { $target }.
    }
trouve-table-debt =
    { $count ->
        [one] { $seat } remettra en jeu la prochaine carte gagnée.
       *[other] { $seat } remettra en jeu les { $count } prochaines cartes gagnées.
    }
trouve-table-own-debt =
    { $count ->
        [one] La prochaine carte que tu gagneras sera remise en jeu.
       *[other] Les { $count } prochaines cartes que tu gagneras seront remises en jeu.
    }

# Ce qui arrive
trouve-rolled = { $by } lance les dés : { $card } !
    .short = Dés
    .voice = Les dés : { $card } !
trouve-rolled-you = Tu lances les dés : { $card } !
    .voice = Les dés : { $card } !
trouve-took = { $by } touche { $card_def } en premier.
    .short = Prise
    .voice = { $by } prend la carte.
trouve-took-you = Tu touches { $card_def } en premier !
    .voice = Gagné ! La carte est à toi.
trouve-wrong-touch = { $by } touche { $card_def } : ce n’est pas la bonne carte.
    .short = Raté
    .voice = { $by } se trompe.
trouve-wrong-touch-you = Tu touches { $card_def } : ce n’est pas la bonne carte.
    .voice = Raté : ce n’est pas cette carte.
trouve-knows = { $by } : « Je sais ! »
    .short = Je sais !
trouve-knows-you = Tu sais ! Qui a la carte ?
trouve-too-soon = { $by } : « Je sais ! » Mais la carte est encore sur la table.
    .short = Trop tôt
    .voice = { $by } dit trop tôt « Je sais ! ».
trouve-too-soon-you = « Je sais ! » Mais la carte est encore sur la table : regarde bien.
    .voice = Trop tôt : la carte est sur la table.
trouve-stole = { $by } désigne { $whom } : c’est juste ! { $by } vole { $card_def }.
    .short = Volée
    .voice = Juste : { $by } vole la carte de { $whom }.
trouve-stole-you = Tu désignes { $whom } : c’est juste ! Tu voles { $card_def }.
    .voice = Juste : tu voles la carte de { $whom }.
trouve-stole-to-you = { $by } te désigne : c’est juste ! { $by } te vole { $card_def }.
    .voice = { $by } te vole { $card_def }.
trouve-defended = { $by } avait { $card_def } et le savait : le vol est évité.
    .short = Gardée
    .voice = { $by } garde sa carte.
trouve-defended-you = Tu avais { $card_def } et tu le savais : le vol est évité.
    .voice = Juste : tu gardes ta carte.
trouve-misnamed = { $by } désigne { $whom } : c’est faux.
    .short = Raté
    .voice = { $by } se trompe.
trouve-misnamed-you = Tu désignes { $whom } : c’est faux.
    .voice = Raté : ce n’est pas { $whom }.
trouve-misnamed-to-you = { $by } te désigne : c’est faux, tu ne l’as pas.
    .voice = { $by } te désigne à tort.
trouve-not-mine = { $by } pensait avoir la carte : c’est faux.
    .short = Raté
    .voice = { $by } se trompe.
trouve-not-mine-you = Tu pensais avoir la carte : c’est faux.
    .voice = Raté : tu ne l’as pas.
trouve-too-slow = { $by } n’a désigné personne à temps.
    .short = Trop tard
    .voice = { $by } ne répond pas à temps.
trouve-too-slow-you = Tu n’as désigné personne à temps.
trouve-nobody-dared = Pas de réponse : on relance les dés.
trouve-lost = { $by } perd une carte : { $card_def } revient sur la table.
    .short = Perdue
    .voice = { $by } perd { $card_def }.
trouve-lost-you = Tu perds une carte : { $card_def } revient sur la table.
    .voice = Tu perds { $card_def }.
trouve-owes =
    { $count ->
        [one] { $by } n’a pas de carte à perdre : la prochaine gagnée sera remise en jeu.
       *[other] { $by } n’a pas de carte à perdre : les { $count } prochaines gagnées seront remises en jeu.
    }
    .short = Doit
    .voice =
        { $count ->
            [one] { $by } doit une carte.
           *[other] { $by } doit { $count } cartes.
        }
trouve-owes-you =
    { $count ->
        [one] Tu n’as pas de carte à perdre : la prochaine gagnée sera remise en jeu.
       *[other] Tu n’as pas de carte à perdre : les { $count } prochaines gagnées seront remises en jeu.
    }
    .voice =
        { $count ->
            [one] Tu dois une carte.
           *[other] Tu dois { $count } cartes.
        }
trouve-paid = { $by } répare une erreur : { $card_def } revient sur la table.
    .short = Paie
    .voice = { $card_def } revient sur la table.
trouve-paid-you = Tu répares une erreur : { $card_def } revient sur la table.
    .voice = Tu rends { $card_def }.
trouve-scored =
    { $count ->
        [one] { $by } a une carte sur { $target }.
       *[other] { $by } a { $count } cartes sur { $target }.
    }
    .short = Points
    .voice =
        { $count ->
            [one] { $by } a une carte.
           *[other] { $by } a { $count } cartes.
        }
trouve-scored-you =
    { $count ->
        [one] Tu as une carte sur { $target }.
       *[other] Tu as { $count } cartes sur { $target }.
    }
    .voice =
        { $count ->
            [one] Tu as une carte.
           *[other] Tu as { $count } cartes.
        }
trouve-table-emptied = La table est vide : il ne reste que les vols, pendant { $rolls } lancers au plus.
trouve-reached =
    { $place ->
        [1] { $by } atteint l’objectif et gagne !
       *[other] { $by } atteint l’objectif : { place-ordinal } !
    }
    .short = Arrive
trouve-reached-you =
    { $place ->
        [1] Tu atteins l’objectif. Tu as gagné !
       *[other] Tu atteins l’objectif. Tu finis { place-ordinal }.
    }
trouve-cut-short = C’était le dernier lancer : on compte les cartes.
trouve-out-of-reach = Plus personne n’atteindra l’objectif : on compte les cartes.

# Pourquoi pas
trouve-no-vote = On ne demande à personne de continuer pour l’instant.
trouve-wait-for-dice = Attends les dés.
trouve-somebody-knows = { $seat } a dit « Je sais ! » et doit désigner quelqu’un.
    .voice = { "" }
trouve-name-first = Tu as dit « Je sais ! » : désigne maintenant qui a la carte.
trouve-not-in-play = Personne ne joue à cette place.
trouve-locked = Tu as fait une erreur : attends le prochain lancer.
trouve-know-first = Dis « Je sais ! » avant de désigner quelqu’un.
trouve-not-on-table = Tu ne peux pas toucher { $card_def } : cette carte n’est pas sur la table.

# La scène
trouve-legend-gone = La carte n’est plus là ? Dis « Je sais ! » et désigne qui l’a.
trouve-legend-error = Mauvaise carte ? Tu attends. Mauvais nom ? Tu perds une carte.
trouve-legend-any-error = Raté ? Une de tes cartes revient sur la table.
trouve-zone-stack = { $count } sur { $target }
trouve-flag-knows = sait !
trouve-flag-locked = attend
trouve-flag-owes = doit { $count }
trouve-doing = Il faut toucher la carte, ou dire qui l’a prise.
trouve-doing-roll = Les dés vont dire quelle carte chercher.
trouve-prompt-search = Cherche { $card_def } ! Touche-le vite, ou dis qui l’a pris.
    .voice = { "" }
trouve-prompt-locked = Raté : attends le prochain lancer.
    .voice = { "" }
trouve-prompt-name = Qui a { $card_def } ? Touche une tête.
trouve-bar-know = Je sais !

# Une leçon, et comment jouer en quatre images
trouve-lesson-cards = 36 cartes sont sur la table, chacune une seule fois. Deux dés disent laquelle chercher.
trouve-lesson-touch = Les dés montrent un amoureux et le vert. Trouve l’amoureux vert et touche-le avant les autres !
trouve-lesson-hers = Elle est à toi, face cachée : retiens-la bien. Puis les dés ont montré le sourire jaune, et { $seat } a été plus rapide. Retiens-le aussi.
trouve-lesson-know = Encore le sourire jaune ! Mais il n’est plus sur la table : quelqu’un l’a. Tu te souviens qui ? Appuie sur « Je sais ! ».
trouve-lesson-name = Dis maintenant qui l’a : touche { $seat }.
trouve-lesson-own = Volée ! Maintenant, les dés montrent l’amoureux vert : le tien. Sois plus rapide que les voleurs : « Je sais ! »
trouve-lesson-keep = Désigne-toi : touche ta propre place, et tu la gardes.
trouve-lesson-end = Bravo ! Une mauvaise carte touchée, et tu attends le prochain lancer ; un mauvais nom, et tu perds une de tes cartes. Qui a assez de cartes en premier gagne ; le nombre est écrit sur les tas.
trouve-how-dice = Les dés
trouve-how-dice-text = Un smiley et une couleur : ensemble, ils désignent une carte.
trouve-how-touch = Touche en premier
trouve-how-touch-text = Qui touche la carte en premier la gagne.
trouve-how-know = « Je sais ! »
trouve-how-know-text = Plus sur la table ? Dis qui l’a, et vole-la.
trouve-how-win = Assez de cartes
trouve-how-win-text = Qui en a assez en premier gagne.

# La partie en bref
trouve-brief-stolen =
    { $count ->
        [one] Mémoire d’éléphant : { $by }, { $count } carte volée
       *[other] Mémoire d’éléphant : { $by }, { $count } cartes volées
    }
    .strong = { $by }
trouve-brief-stolen-you =
    { $count ->
        [one] Mémoire d’éléphant : toi, { $count } carte volée
       *[other] Mémoire d’éléphant : toi, { $count } cartes volées
    }
    .strong = toi
trouve-brief-row = { $by } gagne { $count } cartes de suite
    .strong = { $count } cartes
trouve-brief-row-you = Tu gagnes { $count } cartes de suite
    .strong = { $count } cartes
trouve-brief-names =
    { $count ->
        [one] Trou de mémoire : { $by }, une fois
       *[other] Trou de mémoire : { $by }, { $count } fois
    }
    .strong = { $by }
trouve-brief-names-you =
    { $count ->
        [one] Trou de mémoire : toi, une fois
       *[other] Trou de mémoire : toi, { $count } fois
    }
    .strong = toi
trouve-brief-touched =
    { $count ->
        [one] Doigt trop pressé : { $by }, une fois
       *[other] Doigt trop pressé : { $by }, { $count } fois
    }
    .strong = { $by }
trouve-brief-touched-you =
    { $count ->
        [one] Doigt trop pressé : toi, une fois
       *[other] Doigt trop pressé : toi, { $count } fois
    }
    .strong = toi
trouve-brief-kept =
    { $count ->
        [one] { $by } a défendu ses cartes une fois
       *[other] { $by } a défendu ses cartes { $count } fois
    }
    .strong = ses cartes
trouve-brief-kept-you =
    { $count ->
        [one] Tu as défendu tes cartes une fois
       *[other] Tu as défendu tes cartes { $count } fois
    }
    .strong = tes cartes

# Ce que décident les horloges : avant le temps qui reste
trouve-clock-roll = Les dés roulent dans
trouve-clock-search = Fin du lancer
trouve-clock-name = Réponse de { $by }
trouve-clock-name-you = Ta réponse

# Conseils
trouve-hint-row = Elle est parmi les cartes éclairées.
trouve-hint-row-name = Ces cartes
trouve-hint-taken = Quelqu’un l’a déjà prise.
trouve-hint-remember = Qui l’a ramassée ?
trouve-hint-name = Qui a { $card_def } ? Voici ce dont je me souviens.
