import { access } from "./access";
import { comments } from "./comments";
import { mailings } from "./mailings";
import { messages } from "./messages";
import { programmes } from "./programmes";
import { reviews } from "./reviews";

/** The calls of the coordinators' desk. Each needs a role; the pages of learners get none of them. */
export const desk = { ...access, ...messages, ...reviews, ...comments, ...programmes, ...mailings };
