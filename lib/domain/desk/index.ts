export { isRole, type RoleResult, setRole } from "./access/roles";
export { desk } from "./operations";
export { refreshFigures } from "./programmes/refresh-figures";
