export { isRole, type RoleResult, setRole } from "./access/roles";
export { sendDueMailings } from "./mailings/sending";
export { desk } from "./operations";
export { refreshFigures } from "./programmes/refresh-figures";
