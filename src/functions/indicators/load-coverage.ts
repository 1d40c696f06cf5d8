/** What a search says of an indicator. Not in the list of lazy parts, in one of which are files that load it. */
export const loadCoverage = () => import(/* webpackChunkName: "coverage" */ "./coverage.js");
