export { accounts } from "./operations";
export { hashPassword } from "./passwords";
