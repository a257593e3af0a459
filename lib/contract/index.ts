import { accounts } from "./accounts";
import { certificates } from "./certificates";
import { courses } from "./courses";
import { learning } from "./learning";
import { places } from "./places";
import { quizzes } from "./quizzes";

/** Everything `/api` speaks. The route handler, the pages, the islands, the upstream and the OpenAPI document are made from it. */
export const contract = { accounts, places, courses, learning, quizzes, certificates };
export type PortalContract = typeof contract;
