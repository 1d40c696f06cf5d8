/** Result lists, in a file of their own: figures do not wait for what a search takes. */
export {
  indicatorColumns,
  infographicColumns,
  statisticColumns,
  studyColumns,
  topicColumns,
} from "./item-columns.js";
export { pagedParameters, searchParameters } from "./list-parameters.js";
export { listRows } from "./list-rows.js";
export { listedPlaces, placeColumns } from "./listed-places.js";
export { readQuery } from "./read-query.js";
export { maxIndicators, readSize } from "./read-size.js";
export { readStudyFilters } from "./study-filters.js";
export { toRows } from "../shape/columns.js";
