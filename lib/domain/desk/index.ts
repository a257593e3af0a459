export { isRole, type RoleResult, setRole } from "./access/roles";
export { desk } from "./operations";
