import { access } from "./access";
import { comments } from "./comments";
import { mailings } from "./mailings";
import { messages } from "./messages";
import { people } from "./people";
import { programmes } from "./programmes";
import { reviews } from "./reviews";
import { rosters } from "./rosters";
import { uploads } from "./uploads";

/** The calls of the coordinators' desk. Each needs a role; the pages of learners get none of them. */
export const desk = { ...access, ...messages, ...reviews, ...comments, ...programmes, ...people, ...uploads, ...rosters, ...mailings };
