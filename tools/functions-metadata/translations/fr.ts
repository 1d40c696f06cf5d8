import type { Translation } from "../languages.js";

const query =
  "Ce que vous cherchez, dans toute langue, par exemple «\u00a0voitures électriques\u00a0».";
const from = "Publié à partir de\u00a0: date, année, today ou -5Y. Par défaut il y a 20 ans.";
const to = "Publié jusqu’à\u00a0: date, année, today ou -1M. Par défaut aujourd’hui.";
const size = "Nombre de résultats, de 1 à 1000. Par défaut 10.";
const anyId =
  "Numéro d’une statistique ou id d’un indicateur\u00a0; une plage donne un résultat par cellule.";
const series =
  "Nom ou numéro d’une série\u00a0; pour un indicateur lieu, lieux ou groupe. Par défaut la seule ou le monde.";
const list = { query, from, to, size };

export const fr: Translation = {
  functions: {
    SEARCH: {
      description:
        "Trouve des statistiques par le sens\u00a0: id, title, period, sources, released et link.",
      parameters: {
        ...list,
        options:
          "Par exemple «\u00a0columns=id,title; premium=off; headers=off\u00a0», ou une plage de noms et valeurs.",
      },
    },
    STATISTICS: {
      description: "Liste des statistiques par mots-clés, avec plateforme, page et tri en options.",
      parameters: {
        ...list,
        options: "Par exemple «\u00a0platform=de; page=2; sort=newest; premium=off\u00a0».",
      },
    },
    INFOGRAPHICS: {
      description:
        "Liste des infographies par mots-clés\u00a0: id, title, period, sources, released et link.",
      parameters: {
        ...list,
        options: "Par exemple «\u00a0platform=de; page=2; sort=newest; columns=title,image\u00a0».",
      },
    },
    TOPICS: {
      description: "Liste des thèmes de Market Insights avec leur chemin et leurs lieux.",
      parameters: {
        ...list,
        options:
          "Par exemple «\u00a0platform=fr; page=2; sort=newest; columns=id,title,path\u00a0».",
      },
    },
    STUDIES: {
      description: "Liste des études et rapports, par mots-clés, secteur et lieu.",
      parameters: {
        ...list,
        options:
          "Par exemple «\u00a0industry=Énergie; geolocation=France; platform=fr; sort=newest\u00a0».",
      },
    },
    INDICATORS: {
      description:
        "Trouve des indicateurs de marché par le sens, avec la période et les lieux couverts.",
      parameters: {
        query,
        size: "Nombre de résultats, de 1 à 25. Par défaut 10.",
        options: "Par exemple «\u00a0columns=id,title,geos; headers=off\u00a0».",
      },
    },
    DATA: {
      description:
        "Montre les données d’une statistique\u00a0: catégories en lignes, séries en colonnes.",
      parameters: {
        id: "Numéro d’une statistique donné par STAT.SEARCH\u00a0; une plage ou une liste à virgules pour plusieurs.",
        options:
          "Par exemple «\u00a0layout=long; sort=desc; limit=10; na=#N/A; unit=on; scale=1; headers=off\u00a0».",
      },
    },
    INDICATOR: {
      description:
        "Montre des indicateurs\u00a0: périodes en lignes, lieux en colonnes\u00a0; plusieurs ids côte à côte.",
      parameters: {
        id: "Id d’un indicateur donné par STAT.INDICATORS\u00a0; une plage ou une liste à virgules pour plusieurs.",
        geos: "Lieux en toute orthographe (France, FR, FRA, 250)\u00a0; plage ou liste à virgules. Par défaut le monde ou le seul.",
        from: "Première période\u00a0: année, date, période ou -10Y. Par défaut la première disponible.",
        to: "Dernière période\u00a0: année, date, période ou today. Par défaut la dernière disponible.",
        options:
          "Par exemple «\u00a0header=name; layout=long; sort=desc; na=#N/A; unit=on; scale=1\u00a0».",
      },
    },
    PLACES: {
      description: "Liste les membres d’un groupe de lieux, ou les lieux que couvre un indicateur.",
      parameters: {
        of: "Un groupe tel que G7, EU ou DACH, ou l’id d’un indicateur. Par défaut tous les groupes.",
        options: "Par exemple «\u00a0columns=code,name,as of,source; headers=off\u00a0».",
      },
    },
    VALUE: {
      description:
        "Montre un nombre\u00a0: le plus récent ou celui d’une période\u00a0; des plages donnent une matrice.",
      parameters: {
        id: anyId,
        period:
          "Période, date, année ou catégorie, comme 2024, «\u00a0Q2 2024\u00a0» ou -5Y. Par défaut la plus récente.",
        series,
        options: "Par exemple «\u00a0match=before; agg=avg; show=period; scale=1\u00a0».",
      },
    },
    GROWTH: {
      description:
        "Montre la variation entre deux périodes\u00a0: totale, ou par an avec rate=cagr.",
      parameters: {
        id: anyId,
        from: "Période, date ou année, comme 2014, ou avant to, comme -10Y. Par défaut la première.",
        to: "Période, date ou année. Par défaut la dernière achevée.",
        series,
        options: "Par exemple «\u00a0rate=cagr; agg=avg; match=before; show=period\u00a0».",
      },
    },
    INFO: {
      description:
        "Montre ce que l’on sait d’une statistique ou d’un indicateur\u00a0: un champ ou tous.",
      parameters: {
        id: anyId,
        field: "Par exemple title, unit, last period ou released. Par défaut tous les champs.",
      },
    },
    CITE: {
      description: "Cite une statistique ou un indicateur, avec la date de consultation.",
      parameters: {
        id: "Numéro d’une statistique ou id d’un indicateur\u00a0; une plage donne une citation par cellule.",
        style: "apa, mla, chicago, harvard ou bibtex. Par défaut apa.",
      },
    },
    REPORT: {
      description: "Donne le lien du rapport d’une statistique en PDF, PowerPoint ou Excel.",
      parameters: {
        id: "Numéro d’une statistique donné par STAT.SEARCH.",
        format: "pdf, ppt ou xls. Par défaut les trois.",
      },
    },
    IMAGE: {
      description:
        "Montre l’image d’une statistique dans la cellule, ou son adresse si Excel ne le peut pas.",
      parameters: {
        id: "Numéro d’une statistique\u00a0; une plage donne une image par cellule.",
        width: "Largeur minimale souhaitée en pixels. Par défaut la plus grande image.",
      },
    },
    CARD: {
      description:
        "Montre une carte avec image, source et lien, ou le titre si Excel n’a pas de cartes.",
      parameters: {
        id: "Numéro d’une statistique ou id d’un indicateur\u00a0; une plage donne une carte par cellule.",
      },
    },
    ASK: {
      description:
        "Répond à une question à partir de statistiques publiées\u00a0; la réponse vient dans la cellule.",
      parameters: {
        question:
          "Une question dans toute langue, par exemple «\u00a0Quel est le PIB de la France\u00a0?\u00a0».",
        options: "Par exemple «\u00a0layout=lines; sources=on\u00a0».",
      },
    },
    "ASK.FACTS": {
      description:
        "Montre les chiffres clés de la réponse à une question\u00a0: title, value, unit et type.",
      parameters: {
        question: "La même question que dans STAT.ASK\u00a0: elle n’est posée qu’une fois.",
      },
    },
    "ASK.SOURCES": {
      description:
        "Montre les sources de la réponse à une question\u00a0: title, source, type, period, released, link.",
      parameters: {
        question: "La même question que dans STAT.ASK\u00a0: elle n’est posée qu’une fois.",
      },
    },
    STATUS: {
      description:
        "Montre l’état au dernier calcul\u00a0: service, appels et crédits du jour, dernière erreur.",
      parameters: {
        what: "Par exemple credits, pending ou «\u00a0last error\u00a0». Par défaut tous les champs.",
      },
    },
  },
  enums: {
    Field: {
      title: "Titre du contenu.",
      subject: "Ce que montrent les données, en bref.",
      unit: "Unité des valeurs, échelle comprise.",
      scale: "Ce que vaut une unité, par exemple 1000000.",
      sources: "Qui a recueilli les données.",
      publisher: "Qui les a publiées.",
      licence: "Comment les chiffres peuvent être utilisés.",
      "first period": "Première période avec une valeur.",
      "last period": "Dernière période avec une valeur.",
      frequency: "Fréquence des valeurs, par exemple monthly (mensuelle).",
      observations: "Nombre de valeurs\u00a0; s’il y a plusieurs lieux, celles du lieu compté.",
      "counted place": "Le lieu dont les valeurs sont comptées, s’il y en a plusieurs.",
      released: "Jour de publication.",
      updated: "Jour de la dernière mise à jour.",
      link: "Adresse sur la plateforme.",
      premium: "VRAI pour un contenu payant.",
      description: "Les faits les plus importants.",
      "forecast from": "Première période qui ne peut être qu’une prévision.",
      fetched: "Quand les données sont venues du service.",
    },
    CitationStyle: {
      apa: "American Psychological Association, 7e édition.",
      mla: "Modern Language Association, 9e édition.",
      chicago: "Chicago, notes et bibliographie.",
      harvard: "Harvard, Cite Them Right.",
      bibtex: "Une entrée pour BibTeX.",
    },
    ReportFormat: { pdf: "Fichier PDF.", ppt: "Fichier PowerPoint.", xls: "Fichier Excel." },
  },
};
