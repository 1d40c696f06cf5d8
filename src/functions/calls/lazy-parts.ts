/**
 * Parts of the functions that a sheet's first figures do without, so that Excel loads them when a formula
 * needs one. One that cannot be had rejects with webpack's ChunkLoadError, which is a sentence in the
 * cell; the next calculation tries again.
 */
export const loadContentCells = () =>
  import(/* webpackChunkName: "content" */ "../content/content-cells.js");

export const loadAnswerCells = () =>
  import(/* webpackChunkName: "questions" */ "../questions/answer-cells.js");

export const loadComputedValues = () =>
  import(/* webpackChunkName: "computed" */ "../single-values/computed-values.js");

export const loadTransforms = () =>
  import(/* webpackChunkName: "transforms" */ "../transforms/transforms.js");

export const loadCurrency = () =>
  import(/* webpackChunkName: "currency" */ "../currency/currency.js");

export const loadStatusCells = () =>
  import(/* webpackChunkName: "status" */ "../state/status-cells.js");

export const loadLists = () => import(/* webpackChunkName: "lists" */ "../lists/lists.js");

export const loadSeveralIndicators = () => import("../several/several-indicators.js");
