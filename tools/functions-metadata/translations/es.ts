import type { Translation } from "../languages.js";

const query = "Qué se busca, en cualquier idioma, por ejemplo «coches eléctricos».";
const from = "Publicado desde: fecha, año, today o -5Y. Si se omite, hace 20 años.";
const to = "Publicado hasta: fecha, año, today o -1M. Si se omite, hoy.";
const size = "Número de resultados, de 1 a 1000. Si se omite, 10.";
const anyId = "Número de una estadística o id de un indicador; un rango da un resultado por celda.";
const series =
  "Nombre o número de una serie; en un indicador lugar, lugares o grupo. Si se omite, la única o el mundo.";
const list = { query, from, to, size };

export const es: Translation = {
  functions: {
    SEARCH: {
      description:
        "Encuentra estadísticas por su sentido: id, title, period, sources, released y link.",
      parameters: {
        ...list,
        options:
          "Por ejemplo «columns=id,title; premium=off; headers=off», o un rango de nombres y valores.",
      },
    },
    STATISTICS: {
      description:
        "Lista estadísticas por palabras clave, con plataforma, página y orden como opciones.",
      parameters: {
        ...list,
        options: "Por ejemplo «platform=de; page=2; sort=newest; premium=off».",
      },
    },
    INFOGRAPHICS: {
      description:
        "Lista infografías por palabras clave: id, title, period, sources, released y link.",
      parameters: {
        ...list,
        options: "Por ejemplo «platform=de; page=2; sort=newest; columns=title,image».",
      },
    },
    TOPICS: {
      description: "Lista temas de Market Insights con su ruta y sus lugares.",
      parameters: {
        ...list,
        options: "Por ejemplo «platform=es; page=2; sort=newest; columns=id,title,path».",
      },
    },
    STUDIES: {
      description: "Lista estudios e informes, por palabras clave, sector y lugar.",
      parameters: {
        ...list,
        options: "Por ejemplo «industry=Energía; geolocation=España; platform=es; sort=newest».",
      },
    },
    INDICATORS: {
      description:
        "Encuentra indicadores de mercado por su sentido, con el tiempo y los lugares que cubren.",
      parameters: {
        query,
        size: "Número de resultados, de 1 a 25. Si se omite, 10.",
        options: "Por ejemplo «columns=id,title,geos; headers=off».",
      },
    },
    DATA: {
      description: "Muestra los datos de una estadística: categorías en filas, series en columnas.",
      parameters: {
        id: "Número de una estadística, como lo muestra STAT.SEARCH; un rango o una lista con comas para varias.",
        options:
          "Por ejemplo «layout=long; sort=desc; limit=10; na=#N/A; unit=on; scale=1; headers=off».",
      },
    },
    INDICATOR: {
      description:
        "Muestra indicadores: períodos en filas, lugares en columnas; varios ids lado a lado.",
      parameters: {
        id: "Id de un indicador, como lo muestra STAT.INDICATORS; un rango o lista con comas para varios.",
        geos: "Lugares en cualquier grafía (España, ES, ESP, 724); rango o lista con comas. Si se omite, el mundo o el único.",
        from: "Primer período: año, fecha, período o -10Y. Si se omite, el primero que haya.",
        to: "Último período: año, fecha, período o today. Si se omite, el último que haya.",
        options: "Por ejemplo «header=name; layout=long; sort=desc; na=#N/A; unit=on; scale=1».",
      },
    },
    PLACES: {
      description:
        "Lista los miembros de un grupo de lugares, o los lugares que abarca un indicador.",
      parameters: {
        of: "Un grupo como G7, UE o DACH, o el id de un indicador. Si se omite, todos los grupos.",
        options: "Por ejemplo «columns=code,name,as of,source; headers=off».",
      },
    },
    VALUE: {
      description:
        "Muestra un número: el más reciente o el de un período; los rangos dan una matriz.",
      parameters: {
        id: anyId,
        period:
          "Período, fecha, año o categoría, como 2024, «Q2 2024» o -5Y. Si se omite, el más reciente.",
        series,
        options: "Por ejemplo «match=before; agg=avg; show=period; scale=1».",
      },
    },
    GROWTH: {
      description: "Muestra el cambio entre dos períodos: total, o por año con rate=cagr.",
      parameters: {
        id: anyId,
        from: "Período, fecha o año, como 2014, o antes de to, como -10Y. Si se omite, el primero.",
        to: "Período, fecha o año. Si se omite, el último que ha terminado.",
        series,
        options: "Por ejemplo «rate=cagr; agg=avg; match=before; show=period».",
      },
    },
    INFO: {
      description: "Muestra lo que se sabe de una estadística o un indicador: un campo o todos.",
      parameters: {
        id: anyId,
        field: "Por ejemplo title, unit, last period o released. Si se omite, todos los campos.",
      },
    },
    CITE: {
      description: "Cita una estadística o un indicador, con la fecha de consulta.",
      parameters: {
        id: "Número de una estadística o id de un indicador; un rango da una cita por celda.",
        style: "apa, mla, chicago, harvard o bibtex. Si se omite, apa.",
      },
    },
    REPORT: {
      description: "Enlaza el informe de una estadística en PDF, PowerPoint o Excel.",
      parameters: {
        id: "Número de una estadística, como lo muestra STAT.SEARCH.",
        format: "pdf, ppt o xls. Si se omite, los tres.",
      },
    },
    IMAGE: {
      description:
        "Muestra la imagen de una estadística en la celda, o su dirección donde Excel no puede.",
      parameters: {
        id: "Número de una estadística; un rango da una imagen por celda.",
        width: "Anchura mínima deseada en píxeles. Si se omite, la imagen más grande.",
      },
    },
    CARD: {
      description:
        "Muestra una tarjeta con imagen, fuente y enlace, o el título donde Excel no tiene tarjetas.",
      parameters: {
        id: "Número de una estadística o id de un indicador; un rango da una tarjeta por celda.",
      },
    },
    ASK: {
      description:
        "Responde a una pregunta con estadísticas publicadas; la respuesta llega a la celda.",
      parameters: {
        question: "Una pregunta en cualquier idioma, por ejemplo «¿Cuál es el PIB de España?».",
        options: "Por ejemplo «layout=lines; sources=on».",
      },
    },
    "ASK.FACTS": {
      description:
        "Muestra los datos clave de la respuesta a una pregunta: title, value, unit y type.",
      parameters: { question: "La misma pregunta que en STAT.ASK: solo se hace una vez." },
    },
    "ASK.SOURCES": {
      description:
        "Muestra las fuentes de la respuesta a una pregunta: title, source, type, period, released, link.",
      parameters: { question: "La misma pregunta que en STAT.ASK: solo se hace una vez." },
    },
    STATUS: {
      description:
        "Muestra el estado al calcular: servicio, llamadas y créditos de hoy, último error.",
      parameters: {
        what: "Por ejemplo credits, pending o «last error». Si se omite, todos los campos.",
      },
    },
  },
  enums: {
    Field: {
      title: "Título del contenido.",
      subject: "Qué muestran los datos, en breve.",
      unit: "Unidad de los valores, con su escala.",
      scale: "Cuánto vale una unidad, por ejemplo 1000000.",
      sources: "Quién recogió los datos.",
      publisher: "Quién los publicó.",
      licence: "Cómo se pueden usar las cifras.",
      "first period": "Primer período con un valor.",
      "last period": "Último período con un valor.",
      frequency: "Frecuencia de los valores, por ejemplo monthly (mensual).",
      observations: "Número de valores; si hay varios lugares, los del lugar contado.",
      "counted place": "El lugar cuyos valores se cuentan, si hay varios.",
      released: "Día de publicación.",
      updated: "Día de la última actualización.",
      link: "Dirección en la plataforma.",
      premium: "VERDADERO para contenido de pago.",
      description: "Los hechos más importantes.",
      "forecast from": "Primer período que solo puede ser una previsión.",
      fetched: "Cuándo llegaron los datos del servicio.",
    },
    CitationStyle: {
      apa: "American Psychological Association, 7.ª edición.",
      mla: "Modern Language Association, 9.ª edición.",
      chicago: "Chicago, notas y bibliografía.",
      harvard: "Harvard, Cite Them Right.",
      bibtex: "Una entrada para BibTeX.",
    },
    ReportFormat: { pdf: "Archivo PDF.", ppt: "Archivo de PowerPoint.", xls: "Archivo de Excel." },
  },
};
