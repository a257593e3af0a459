// What other features use of this one.

export { OptionCards } from "./option-cards";
