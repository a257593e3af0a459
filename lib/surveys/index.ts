export { surveys } from "./operations";
