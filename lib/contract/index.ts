import { accounts } from "./accounts";
import { avatars } from "./avatars";
import { certificates } from "./certificates";
import { courses } from "./courses";
import { learning } from "./learning";
import { places } from "./places";
import { privacy } from "./privacy";
import { quizzes } from "./quizzes";
import { recovery } from "./recovery";
import { security } from "./security";
import { social } from "./social";

/** Everything `/api` speaks. The route handler, the pages, the islands, the upstream and the OpenAPI document are made from it. */
export const contract = { accounts, recovery, avatars, places, courses, learning, privacy, quizzes, security, certificates, social };
export type PortalContract = typeof contract;
