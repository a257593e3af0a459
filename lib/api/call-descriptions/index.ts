import { accountDescriptions } from "./accounts";
import type { Descriptions } from "./described";
import { deskDescriptions } from "./desk";
import { learningDescriptions } from "./learning";
import { publicDescriptions } from "./public";

export type { Described } from "./described";
export { generalErrors } from "./general-errors";

/** What each call of the contract does and why it can fail, for programmers. A test checks that none is missing. */
export const descriptions: Descriptions = {
  ...publicDescriptions,
  ...accountDescriptions,
  ...learningDescriptions,
  ...deskDescriptions,
};

/** The parts of the contract, as the document groups its calls. */
export const partDescriptions: Record<string, string> = {
  accounts: "Registration, login, and the own profile.",
  articles: "Core issues and their articles.",
  avatars: "Pictures of learners.",
  campaigns: "Partners' tags and short addresses.",
  certificates: "Certificates, their digital badges, and reviews before them.",
  chat: "The chat assistant and messages to the coordinator.",
  courses: "The catalogue, enrolling, ratings and opinions.",
  desk: "What staff of the foundation do. Every call needs a role and the second factor.",
  discussions: "The forum, and the discussions of topics.",
  learning: "A learner's courses, topics, pages and journal.",
  pages: "Pages of the foundation and parts of the home page.",
  places: "States, districts, blocks and school subjects for forms.",
  privacy: "Consents, guardians and complaints.",
  quizzes: "Quizzes of topics and their attempts.",
  offline: "What a learner saves on a phone, and what is sent of the time without a network.",
  recall: "Questions that are asked again one, seven and thirty days after a topic.",
  recovery: "Mailed links: verified email, new password, mailings, invitations.",
  search: "The search.",
  security: "The password, sessions, a copy of one's data, and deleting the account.",
  social: "Login with Google and Facebook.",
  surveys: "Survey forms of topics and feedback forms of courses.",
};
