import { access } from "./access";

/** The calls of the coordinators' desk. Each needs a role; the pages of learners get none of them. */
export const desk = { ...access };
