### La donne du jour : vient avec sa page.

ui-day-play = Jouer ma donne
ui-day-go-on = Continuer ma donne
ui-day-robots = Les mêmes cartes pour toute la maison, et les mêmes robots.
ui-day-one-try = Un seul essai compte.
ui-day-source-house = Scellée ce matin à 4 h, avant que quiconque joue. Le sceau s’ouvre demain.
ui-day-weak-house = Les autres maisons ont une autre donne ; et qui lit le disque de la maison pourrait regarder.
ui-day-source-circle = La même dans toutes les maisons qui partagent votre mot.
ui-day-weak-circle = Qui connaît le mot peut calculer demain.
ui-day-source-public = La même partout : elle suit un tirage public, que personne ne connaît d’avance.
ui-day-weak-public = Après minuit (UTC), un programmeur peut la calculer.
ui-day-late = Le tirage public n’est pas arrivé : la donne du { $date } reste.
ui-day-none = Cette maison n’a pas de donne du jour.
ui-day-house = Aujourd’hui à la maison
ui-day-after-yours = Leurs résultats s’ouvrent après ta donne.
ui-day-nobody = Personne n’a encore joué. Les robots t’attendent.
ui-day-order = Dans l’ordre où l’on a joué.
ui-day-stamps = Tes timbres
ui-day-rest = un jour de repos ne coûte rien
ui-day-stamp-played = joué
ui-day-stamp-cat = gardé par le chat
ui-day-stamp-rest = repos
ui-day-stamp-open = à jouer
ui-day-month = { $count ->
        [one] Un timbre ce mois-ci.
       *[other] { $count } timbres ce mois-ci.
    }
ui-day-cat = Le chat a gardé ta place.
ui-day-longest = Ton plus long chemin : { $count } jours.
ui-day-first-stamp = Un jour joué, c’est un timbre.
ui-day-also = Et aussi, aujourd’hui
ui-day-game-played = { $game }, déjà joué
ui-day-well = Bien joué, { $name } !
ui-day-behind = { $stars ->
        [0] Les robots sont devant, pour aujourd’hui.
        [one] Un robot sur { $of } derrière toi.
       *[other] { $stars } robots sur { $of } derrière toi.
    }
ui-day-of = { $stars } sur { $of }
ui-day-did = joué
ui-day-turns = { $count ->
        [one] un tour
       *[other] { $count } tours
    }
ui-day-trials = { $unit ->
        [night] Douze nuits. Les mêmes pour toute la maison, et le même robot, qui se tait pendant que tu regardes.
       *[card] Douze cartes. Les mêmes pour toute la maison, et le même robot, qui se tait pendant que tu regardes.
    }
ui-day-before-robot = { $stars ->
        [0] Le robot était devant, pour aujourd’hui.
        [one] { $unit ->
            [night] Une nuit sur { $of } avant le robot.
           *[card] Une carte sur { $of } avant le robot.
        }
       *[other] { $unit ->
            [night] { $stars } nuits sur { $of } avant le robot.
           *[card] { $stars } cartes sur { $of } avant le robot.
        }
    }
ui-ghost-left = { $count ->
    [one] { $names } a laissé son fantôme. Ses temps se montrent carte après carte, une fois ta main posée.
   *[other] { $names } ont laissé leur fantôme. Leurs temps se montrent carte après carte, une fois ta main posée.
    }
ui-ghost-ask = Laisser ton fantôme à la maison ?
ui-ghost-line = Qui joue après toi verra ton nom et tes temps, carte après carte, une fois sa main posée. Tu peux le reprendre.
ui-ghost-yes = Oui, qu’il coure
ui-ghost-no = Non
ui-ghost-switch = Mon fantôme court avec les autres
ui-day-quicker = { $count ->
        [one] { $unit ->
            [night] Nuit par nuit, tu étais plus rapide que { $name } une fois sur { $of }.
           *[card] Carte par carte, tu étais plus rapide que { $name } une fois sur { $of }.
        }
       *[other] { $unit ->
            [night] Nuit par nuit, tu étais plus rapide que { $name } { $count } fois sur { $of }.
           *[card] Carte par carte, tu étais plus rapide que { $name } { $count } fois sur { $of }.
        }
    }
ui-day-sign-star = robot derrière
ui-day-sign-dot = à égalité
ui-day-sign-circle = robot devant
ui-day-again = Encore, pour rire
ui-day-replay = Revoir : demain
ui-day-picture = Ton résultat en image : la boîte, la date et les étoiles
ui-day-no-spoiler = Rien n’y dit quelles cartes sont sorties.
ui-day-text = Le texte à envoyer
ui-day-named = Mon prénom sur l’image
ui-day-send = Envoyer l’image
ui-day-copy = Copier le texte
ui-day-past = Les jours passés
ui-day-before = Le jour d’avant
ui-day-of-date = La donne du { $date }
ui-day-past-none = Personne n’a joué ce jour-là.
ui-day-key = La clé de ce jour
ui-day-key-line = Avec elle, chacun peut redonner toutes les parties de ce jour et les vérifier.
ui-day-new-picture = Une image nouvelle aujourd’hui : personne ne l’a jamais vue.
