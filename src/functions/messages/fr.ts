import type { Sentences } from "./en.js";

export const fr: Sentences = {
  "missing-part":
    "Une partie du complément n’a pas pu être chargée\u00a0: vérifiez la connexion, puis recalculez",
  "missing-key": "Ajoutez votre clé API dans le volet STAT",
  "bad-key": "Le service refuse votre clé API\u00a0: vérifiez-la dans le volet STAT",
  forbidden:
    "Votre clé API ne comprend pas ces données\u00a0: demandez l’accès à votre fournisseur",
  "not-found":
    "Le service n’a aucun contenu avec cet id\u00a0: STAT.SEARCH et STAT.INDICATORS listent les ids",
  "bad-input": "Le service n’a pas accepté la requête\u00a0: {detail}",
  "rate-limited": "Trop de requêtes\u00a0: recalculez dans {seconds} s",
  timeout: "Le service n’a pas répondu à temps\u00a0: recalculez pour réessayer",
  offline: "Service injoignable\u00a0: vérifiez la connexion et l’adresse dans le volet STAT",
  server: "Le service a un problème\u00a0: réessayez plus tard",
  "bad-response": "La réponse du service est illisible\u00a0: réessayez plus tard",
  aborted: "Annulé",
  budget: "Budget atteint\u00a0: augmentez les crédits par jour dans le volet STAT",
  "research-failed": "La question est restée sans réponse\u00a0: essayez d’autres mots",
  "no-answer": "Pas de réponse\u00a0: {detail}",
  "still-researching": "Recherche en cours\u00a0: recalculez pour continuer",
  "not-cached": "Pas encore chargé\u00a0: appuyez sur Entrée ou actualisez",
  outdated:
    "Le service a modifié cet indicateur depuis que certains de ces lieux ont été chargés\u00a0: recalculez pour les recharger",
  "question-held":
    "Pas encore posée\u00a0: autorisez les questions de ce classeur dans le volet STAT, sous Classeur",
  "no-content":
    "Le service n’a aucun contenu avec l’id {id}\u00a0: STAT.SEARCH et STAT.INDICATORS listent les ids",
  "indicators-only":
    "Aucun indicateur n’a l’id {id}\u00a0: STAT.INDICATORS les liste, STAT.DATA prend les statistiques",

  "no-results": "Aucun résultat pour «\u00a0{query}\u00a0»",
  "no-results-said": "Aucun résultat pour «\u00a0{query}\u00a0»\u00a0: {detail}",
  "no-results-published":
    "Aucun résultat pour «\u00a0{query}\u00a0» publié {window}\u00a0: from et to désignent le jour de publication",
  "empty-query": "Indiquez ce que vous cherchez, par exemple «\u00a0voitures électriques\u00a0»",
  "empty-question":
    "Posez une question, par exemple «\u00a0Quel est le PIB de la France\u00a0?\u00a0»",
  "bad-date":
    "{argument} n’est pas une date\u00a0: {value}. Possible\u00a0: 2024-05-31, 2024, today, -5Y",
  "reversed-dates": "from ({from}) est postérieur à to ({to})",
  "before-depth": "to est {to}, mais le service n’a rien de publié avant {first}",
  "bad-size": "size doit être un nombre entier de 1 à {max}, et non {value}",
  "bad-width": "width doit être un nombre entier de 1 à 10000, et non {value}",
  "missing-id": "Indiquez un id\u00a0: STAT.SEARCH et STAT.INDICATORS les listent",
  "unreadable-cell":
    "Cette cellule ne contient ni texte, ni nombre, ni date, mais {type}\u00a0: nommez ce que vous voulez dire, par exemple =A1.Name",
  "empty-argument": "La cellule de {argument} est vide\u00a0: remplissez-la, ou omettez {argument}",
  "bad-id": "Ce n’est pas un id\u00a0: {value}. STAT.SEARCH et STAT.INDICATORS les listent",
  "bad-period":
    "Ce n’est pas une période\u00a0: {value}. Possible\u00a0: 2024, 2024-05, Q2 2024, -5Y",
  "statistics-only":
    "{value} n’est pas l’id d’une statistique\u00a0: {name} prend les numéros que liste STAT.SEARCH",
  "unknown-option": "Option inconnue {option}. Admises\u00a0: {allowed}",
  "bad-option-value": "{option} ne peut pas être {value}. Admis\u00a0: {allowed}",
  "unknown-field": "Champ inconnu {field}. Admis\u00a0: {allowed}",
  "unknown-place": "Lieu inconnu\u00a0: {place}. Un nom ou un code comme France, FR ou FRA",
  "several-places": "{place} peut être l’un de ceux-ci\u00a0: {known}",
  "unknown-place-near": "Lieu inconnu\u00a0: {place}. Vouliez-vous dire {near}\u00a0?",
  "former-state":
    "{place} n’existe plus et n’a pas de valeurs ici\u00a0; celles de ce que cet État est devenu ne sont pas les siennes\u00a0: {known}",
  "unknown-industry": "Secteur inconnu\u00a0: {industry}. Son numéro, ou un nom comme {known}",
  "unknown-series": "Pas de série {series}. Il y a\u00a0: {known}",
  "no-value": "Pas de valeur pour {period}",
  "before-data": "Pas de valeur pour {period}\u00a0: les données commencent par {first}",
  "after-data": "Pas de valeur pour {period}\u00a0: les données finissent par {last}",
  "gap-in-data": "Pas de valeur pour {period}\u00a0: il n’y en a pas entre {before} et {after}",
  "finer-data":
    "{period} a plusieurs valeurs, par exemple {example}\u00a0: réunissez-les par agg=avg, sum, last, first, min ou max",
  "coarser-data": "Pas de valeur pour {period} à part\u00a0: les données en ont une pour {example}",
  "incomplete-period":
    "{period} n’est pas complet\u00a0: {count} valeurs de {first} à {last}, il en manque",
  "incomplete-one":
    "{period} n’est pas complet\u00a0: de ses valeurs il n’y a que celle de {first}",
  "mixed-period":
    "Pas de valeur pour {period}\u00a0: la série y a une rupture en {at}, de sorte que ses valeurs n’en font aucune ensemble\u00a0; agg=last prend la dernière",
  "fiscal-year":
    "{period} est un exercice budgétaire, et personne n’a dit quels mois il comprend\u00a0: nommez l’année seule si les chiffres sont ceux de tels exercices, sinon des mois ou des trimestres présents dans les données",
  "no-change":
    "{option}\u00a0: rien ne se calcule pour {period}, car cette valeur ou une valeur antérieure nécessaire manque ou est incomplète",
  "no-logarithm":
    "{option}\u00a0: {period} vaut {value}, et seul ce qui est supérieur à zéro a un logarithme",
  "change-sign":
    "{option}\u00a0: la variation de {period} ne peut se dire en pour cent, car l’une de ses deux valeurs n’est pas supérieure à zéro\u00a0: change={better} la montre",
  "series-breaks":
    "La série a une rupture à {period}\u00a0: les valeurs à partir de là ne se comparent pas aux précédentes",
  "irregular-periods":
    "{option} demande des périodes de même durée, par exemple des années ou des mois\u00a0: ces lignes sont autre chose",
  "coarser-periods":
    "freq={freq} est plus fin que les données\u00a0: on peut réunir des valeurs, pas les diviser",
  "needs-agg":
    "Dites comment freq={freq} réunit ces valeurs\u00a0: agg=avg, sum, last, first, min ou max",
  "no-sum":
    "agg=sum n’a pas de sens pour des taux, prix, indices, parts, encours, valeurs par personne ou par heure, valeurs annualisées et mois, trimestres ou semestres faits de semaines\u00a0: agg=avg ou last",
  "unclear-scale":
    "scale={scale} doit savoir ce que vaut une unité de ces valeurs, et leur unité ne le dit pas assez clairement ({unit})\u00a0: omettez scale=",
  "not-money":
    "currency={currency} convertit de l’argent d’une monnaie connue\u00a0: ces valeurs sont en {unit}",
  "constant-money":
    "currency={currency} n’a pas de sens pour des valeurs à prix constants ou à parité de pouvoir d’achat\u00a0: {unit}",
  "no-rates":
    "Le service n’a pas de taux de change de {from} en {to} pour les périodes de ces valeurs",
  "no-rate": "Aucun taux de change de {from} à {to} pour {period}",
  "currency-needs-agg":
    "Indiquez ce que sont ces valeurs\u00a0: agg=sum ou avg pour des flux (taux moyens), agg=last pour des stocks (taux de fin)",
  "base-breaks":
    "rebase={base}\u00a0: la série y a une rupture et donc pas de niveau qui puisse être 100",
  "base-not-covered": "rebase={base}\u00a0: les données n’ont pas de valeur complète pour cela",
  "base-not-positive":
    "rebase={base}\u00a0: la valeur n’y est pas supérieure à zéro et ne peut être 100",
  "bad-combination": "{one} n’a pas de sens avec {other}\u00a0: omettez l’un des deux",
  "unknown-group": "{id} n’est ni un groupe que STAT.PLACES() liste, ni l’id d’un indicateur",
  "unknown-coverage": "Personne n’a dit quels lieux {id} couvre\u00a0: STAT.INDICATORS les liste",
  "mixed-frequencies":
    "Ces indicateurs ont plusieurs fréquences ({known})\u00a0: freq=A, S, Q, M ou W les ramène à une seule",
  "group-in-range":
    "{group} est un groupe de {count} lieux\u00a0: donnez-le comme seule cellule ou listez ses membres avec STAT.PLACES",
  "members-only":
    "{group} n’a pas ici de valeur propre\u00a0: «\u00a0membres de {group}\u00a0» prend celles de ses {count} lieux",
  "cross-period":
    "layout=cross montre une seule période, ou la dernière de chacun\u00a0: donnez from seul, ou aucun des deux",
  "choose-series": "Nommez une série\u00a0: il y en a {count}\u00a0: {known}",
  "choose-place": "Nommez un lieu\u00a0: il y en a {count}, par exemple {known}",
  "unknown-category": "Pas de catégorie {category}. Il y a\u00a0: {known}",
  "no-values": "Pas de valeurs jusqu’à aujourd’hui\u00a0: latest=any inclut les prévisions",
  "outside-periods": "Rien entre from et to ({bounds})\u00a0: les données vont de {first} à {last}",
  "no-categories": "Aucune période à choisir\u00a0: nommez une catégorie, par exemple {example}",
  "no-chart": "Ce contenu n’a pas de tableau de données",
  "no-geo": "Pas de données pour {place}\u00a0: STAT.INDICATORS liste les lieux d’un indicateur",
  "no-image": "Ce contenu n’a pas d’image",
  "premium-image":
    "Les images de contenus premium ne s’ouvrent que dans le volet\u00a0: une cellule ne garde aucun droit de les voir",
  "no-report": "Il n’y a pas de rapport {format} pour ce contenu",
  "no-facts": "La réponse ne contient pas de chiffres clés",
  "no-sources": "La réponse ne cite aucune source",
  "no-periods":
    "La croissance demande des périodes\u00a0: ce contenu a des catégories comme {example}",
  "one-period":
    "from et to mènent tous deux à {period}, dernière période avec une valeur\u00a0: pas de croissance à montrer",
  "growth-lengths":
    "{from} et {to} n’ont pas la même durée\u00a0: la croissance va d’une année à une année, d’un mois à un mois",
  "growth-negative":
    "Une croissance à partir ou jusqu’à une valeur négative ne peut se dire en pour cent\u00a0: {period} vaut {value}\u00a0; la différence de deux STAT.VALUE montre la variation",
  "growth-percent":
    "Les valeurs sont des pourcentages, dont la croissance se lirait comme des points de pourcentage\u00a0: la différence de deux STAT.VALUE montre ceux-ci, leur quotient moins 1 la variation en pour cent",
  "growth-zero": "La croissance à partir de zéro n’a pas de valeur",
  "growth-sign": "rate=cagr demande deux valeurs positives et du temps entre elles",
  "text-value": "La valeur n’est pas un nombre\u00a0: {value}",
  "too-many-cells":
    "{cells} cellules, c’est trop pour une formule ({max} au plus)\u00a0: limit= ou moins d’ids",
  "too-large": "Le résultat est trop grand pour une formule\u00a0: limit=, columns= ou moins d’ids",
  unexpected: "Erreur inattendue\u00a0: recalculez, puis voyez les erreurs dans le volet STAT",
};
