import type { Sentences } from "./en.js";

export const es: Sentences = {
  "missing-part":
    "No se pudo cargar una parte del complemento: compruebe la conexión y vuelva a calcular",
  "missing-key": "Añada su clave API en el panel STAT",
  "bad-key": "El servicio no acepta su clave API: compruébela en el panel STAT",
  forbidden: "Su clave API no incluye estos datos: solicite acceso a su proveedor",
  "not-found":
    "El servicio no tiene contenido con este id: STAT.SEARCH y STAT.INDICATORS muestran los ids",
  "bad-input": "El servicio no aceptó la solicitud: {detail}",
  "rate-limited": "Demasiadas solicitudes: recalcule en {seconds} s",
  timeout: "El servicio no respondió a tiempo: recalcule para reintentarlo",
  offline: "No se puede acceder al servicio: compruebe la conexión y la dirección en el panel STAT",
  server: "El servicio tiene un problema: inténtelo más tarde",
  "bad-response": "La respuesta del servicio no se puede leer: inténtelo más tarde",
  aborted: "Cancelado",
  budget: "Presupuesto alcanzado: aumente los créditos por día en el panel STAT",
  "research-failed": "No se pudo responder a la pregunta: pruebe con otras palabras",
  "no-answer": "Sin respuesta: {detail}",
  "still-researching": "Investigación en curso: recalcule para continuar",
  "not-cached": "Aún sin cargar: pulse Intro o actualice",
  outdated:
    "El servicio ha cambiado este indicador desde que se cargaron algunos de estos lugares: recalcule para cargarlos de nuevo",
  "question-held":
    "Aún sin preguntar: permita las preguntas de este libro en el panel STAT, en Libro",
  "no-content":
    "El servicio no tiene contenido con el id {id}: STAT.SEARCH y STAT.INDICATORS muestran los ids",
  "indicators-only":
    "Ningún indicador tiene el id {id}: STAT.INDICATORS los muestra, STAT.DATA usa estadísticas",

  "no-results": "Sin resultados para «{query}»",
  "no-results-said": "Sin resultados para «{query}»: {detail}",
  "no-results-published":
    "Sin resultados para «{query}» publicados {window}: from y to son días de publicación",
  "empty-query": "Indique qué busca, por ejemplo «coches eléctricos»",
  "empty-question": "Haga una pregunta, por ejemplo «¿Cuál es el PIB de España?»",
  "bad-date": "{argument} no es una fecha: {value}. Use 2024-05-31, 2024, today o -5Y",
  "reversed-dates": "from ({from}) es posterior a to ({to})",
  "before-depth": "to es {to}, pero el servicio no tiene nada publicado antes de {first}",
  "bad-size": "size debe ser un número entero de 1 a {max}, no {value}",
  "bad-width": "width debe ser un número entero de 1 a 10000, no {value}",
  "missing-id": "Indique un id: STAT.SEARCH y STAT.INDICATORS los muestran",
  "unreadable-cell":
    "Esta celda no contiene texto, número ni fecha, sino {type}: nombre lo que quiere decir, por ejemplo =A1.Name",
  "empty-argument": "La celda de {argument} está vacía: rellénela, u omita {argument}",
  "bad-id": "No es un id: {value}. STAT.SEARCH y STAT.INDICATORS los muestran",
  "bad-period": "No es un período: {value}. Use 2024, 2024-05, Q2 2024 o -5Y",
  "statistics-only":
    "{value} no es el id de una estadística: {name} usa los números que muestra STAT.SEARCH",
  "unknown-option": "Opción desconocida {option}. Permitidas: {allowed}",
  "bad-option-value": "{option} no puede ser {value}. Permitidos: {allowed}",
  "unknown-field": "Campo desconocido {field}. Permitidos: {allowed}",
  "unknown-place": "Lugar desconocido: {place}. Use un nombre o un código como España, ES o ESP",
  "several-places": "{place} puede ser uno de estos: {known}",
  "unknown-place-near": "Lugar desconocido: {place}. ¿Quiso decir {near}?",
  "former-state":
    "{place} ya no existe y aquí no tiene cifras; las de los Estados que han surgido no son las suyas: {known}",
  "unknown-industry": "Sector desconocido: {industry}. Use su número o un nombre como {known}",
  "unknown-series": "No hay serie {series}. Existen: {known}",
  "no-value": "Sin valor para {period}",
  "before-data": "Sin valor para {period}: los datos comienzan con {first}",
  "after-data": "Sin valor para {period}: los datos terminan con {last}",
  "gap-in-data": "Sin valor para {period}: no hay ninguno entre {before} y {after}",
  "finer-data":
    "{period} tiene varios valores, por ejemplo {example}: combínelos con agg=avg, sum, last, first, min o max",
  "coarser-data": "Sin valor para {period} por sí solo: los datos tienen uno para {example}",
  "incomplete-period":
    "{period} no está completo: {count} valores de {first} a {last}, faltan algunos",
  "incomplete-one": "{period} no está completo: de sus valores solo existe el de {first}",
  "mixed-period":
    "Sin cifra para {period}: la serie tiene ahí una ruptura en {at}, de modo que sus cifras no forman ninguna; agg=last toma la última",
  "fiscal-year":
    "{period} es un año fiscal, y nadie ha dicho qué meses tiene: indique solo el año si las cifras son de tales años; si no, meses o trimestres que tengan los datos",
  "no-change":
    "{option}: no se puede calcular nada para {period}, pues este valor o uno anterior necesario falta o no está completo",
  "no-logarithm": "{option}: {period} es {value}, y solo lo que es mayor que cero tiene logaritmo",
  "change-sign":
    "{option}: la variación de {period} no puede decirse en porcentaje, pues una de sus dos cifras no es superior a cero: change={better} la muestra",
  "series-breaks":
    "La serie tiene una ruptura en {period}: los valores desde ahí no se pueden comparar con los anteriores",
  "irregular-periods":
    "{option} necesita períodos de igual duración, como años o meses: estas filas son otra cosa",
  "coarser-periods":
    "freq={freq} es más fino que los datos: los valores se combinan, no se dividen",
  "needs-agg": "Diga cómo freq={freq} combina estos valores: agg=avg, sum, last, first, min o max",
  "no-sum":
    "agg=sum no tiene sentido para tasas, precios, índices, cuotas, existencias, valores por persona o por hora, valores anualizados y meses, trimestres o semestres hechos de semanas: agg=avg o last",
  "unclear-scale":
    "scale={scale} necesita saber qué representa una unidad de estas cifras, y su unidad no lo dice con claridad ({unit}): omita scale=",
  "not-money":
    "currency={currency} convierte dinero de una moneda conocida: estas cifras están en {unit}",
  "constant-money":
    "currency={currency} no tiene sentido para cifras a precios constantes o por paridad de poder adquisitivo: {unit}",
  "no-rates":
    "El servicio no tiene tipos de cambio de {from} a {to} para los períodos de estas cifras",
  "no-rate": "No hay tipo de cambio de {from} a {to} para {period}",
  "currency-needs-agg":
    "Indique qué son estas cifras: agg=sum o avg para flujos (tipos medios), agg=last para saldos (tipos al final)",
  "base-breaks":
    "rebase={base}: la serie tiene ahí una ruptura y por tanto ningún nivel que pueda ser 100",
  "base-not-covered": "rebase={base}: los datos no tienen un valor completo para ello",
  "base-not-positive": "rebase={base}: el valor allí no es mayor que cero y no puede ser 100",
  "bad-combination": "{one} no tiene sentido con {other}: omita uno de los dos",
  "unknown-group": "{id} no es ni un grupo que STAT.PLACES() muestra ni el id de un indicador",
  "unknown-coverage": "Nadie ha dicho qué lugares abarca {id}: STAT.INDICATORS los muestra",
  "mixed-frequencies":
    "Estos indicadores tienen varias frecuencias ({known}): freq=A, S, Q, M o W los lleva a una",
  "group-in-range":
    "{group} es un grupo de {count} lugares: indíquelo como única celda o liste sus miembros con STAT.PLACES",
  "members-only":
    "{group} no tiene aquí una cifra propia: «miembros de {group}» toma las de sus {count} lugares",
  "cross-period":
    "layout=cross muestra un solo período, o el último de cada uno: indique solo from, o ninguno",
  "choose-series": "Indique una serie: hay {count}: {known}",
  "choose-place": "Indique un lugar: hay {count}, por ejemplo {known}",
  "unknown-category": "No hay categoría {category}. Existen: {known}",
  "no-values": "Sin valores hasta hoy: latest=any incluye previsiones",
  "outside-periods": "Nada entre from y to ({bounds}): los datos abarcan de {first} a {last}",
  "no-categories": "No hay período que elegir: indique una categoría, por ejemplo {example}",
  "no-chart": "Este contenido no tiene tabla de datos",
  "no-geo": "Sin datos para {place}: STAT.INDICATORS muestra los lugares de un indicador",
  "no-image": "Este contenido no tiene imagen",
  "premium-image":
    "Las imágenes de contenido premium solo se abren en el panel: una celda no guarda ningún derecho a verlas",
  "no-report": "No hay informe {format} para este contenido",
  "no-facts": "La respuesta no contiene datos clave",
  "no-sources": "La respuesta no cita fuentes",
  "no-periods": "El crecimiento necesita períodos: este contenido tiene categorías como {example}",
  "one-period":
    "from y to llevan a {period}, el último período con valor: no hay crecimiento que mostrar",
  "growth-lengths":
    "{from} y {to} no duran lo mismo: el crecimiento va de un año a un año, de un mes a un mes",
  "growth-negative":
    "Un crecimiento desde o hasta una cifra negativa no puede decirse en porcentaje: {period} es {value}; la diferencia de dos STAT.VALUE muestra la variación",
  "growth-percent":
    "Las cifras son porcentajes, cuyo crecimiento se leería como puntos porcentuales: la diferencia de dos STAT.VALUE muestra estos, su cociente menos 1 la variación en porcentaje",
  "growth-zero": "El crecimiento desde cero no tiene valor",
  "growth-sign": "rate=cagr necesita dos valores positivos y tiempo entre ellos",
  "text-value": "El valor no es un número: {value}",
  "too-many-cells":
    "{cells} celdas son demasiadas para una fórmula (máximo {max}): use limit= o menos ids",
  "too-large":
    "El resultado es demasiado grande para una fórmula: use limit=, columns= o menos ids",
  unexpected: "Error inesperado: recalcule y vea los errores en el panel STAT",
};
