import { forStaff } from "../meta/staff";
import { access } from "./access";
import { comments } from "./comments";
import { mailings } from "./mailings";
import { messages } from "./messages";
import { people } from "./people";
import { courseTexts, programmes } from "./programmes";
import { reviews } from "./reviews";
import { rosters } from "./rosters";
import { uploads } from "./uploads";

/** The calls of the coordinators' desk. Each needs a role; the pages of learners get none of them. */
export const desk = {
  ...access,
  ...forStaff({ needs: "messages" }, messages),
  ...forStaff({ needs: "reviews" }, reviews),
  ...forStaff({ needs: "comments" }, comments),
  ...forStaff({ needs: "programmes" }, programmes),
  // Free texts may name people: a partner sees figures only.
  ...forStaff({ needs: "programmes", notFor: "partner" }, courseTexts),
  ...forStaff({ needs: "people" }, { ...people, ...uploads, ...rosters }),
  ...forStaff({ needs: "mailings" }, mailings),
};
