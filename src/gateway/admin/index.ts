export { registerAdminPage } from "./register-admin-page.js";
export type { AdminParts } from "./register-admin-page.js";
