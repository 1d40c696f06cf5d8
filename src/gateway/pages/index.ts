export { pageHeaders, toGatewayPage } from "./gateway-page.js";
export { readForm, registerForms } from "./forms.js";
