/** The columns of result lists by their header words; what they show is loaded with the first list. */
export const infographicColumnNames = [
  "id",
  "title",
  "subject",
  "period",
  "sources",
  "released",
  "premium",
  "link",
  "updated",
  "platform",
  "description",
  "publishers",
  "industries",
  "image",
  "score",
] as const;

export const statisticColumnNames = [...infographicColumnNames, "geolocations"] as const;

export const topicColumnNames = [
  "id",
  "title",
  "subtitle",
  "path",
  "geolocations",
  "date",
  "link",
  "children",
  "platform",
  "description",
] as const;

export const studyColumnNames = [
  "id",
  "title",
  "subject",
  "date",
  "premium",
  "link",
  "industries",
  "geolocations",
  "platform",
  "description",
] as const;

export const indicatorColumnNames = [
  "id",
  "title",
  "subject",
  "period",
  "sources",
  "released",
  "start",
  "end",
  "geos",
  "market type",
  "updated",
  "link",
  "places",
  "industries",
  "description",
] as const;

export const placeColumnNames = ["code", "name", "group", "as of", "source"] as const;
