export type { Before, BundleRecord, FindRecord } from "./bundle.js";
export { worldMapSteps, type WorldMaps } from "./infographics.js";
export { buildOwnBundles, type OwnBundles } from "./own-bundles.js";
export { topicStudySteps, type TopicStudies } from "./studies.js";
