export type { BundleRecord, FindRecord } from "./bundle.js";
export { worldMapSteps } from "./infographics.js";
export { buildOwnBundles, type OwnBundles } from "./own-bundles.js";
export { topicStudySteps } from "./studies.js";
