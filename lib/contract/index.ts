import { accounts } from "./accounts";
import { articles } from "./articles";
import { avatars } from "./avatars";
import { campaigns } from "./campaigns";
import { certificates } from "./certificates";
import { chat } from "./chat";
import { classroom } from "./classroom";
import { courses } from "./courses";
import { desk } from "./desk";
import { discussions } from "./discussions";
import { journal } from "./journal";
import { learning } from "./learning";
import { cases } from "./learning/cases";
import { offline } from "./learning/offline";
import { recall } from "./learning/recall";
import { situations } from "./learning/situations";
import { walls } from "./learning/walls";
import { pages } from "./pages";
import { places } from "./places";
import { privacy } from "./privacy";
import { quizzes } from "./quizzes";
import { recovery } from "./recovery";
import { search } from "./search";
import { security } from "./security";
import { social } from "./social";
import { surveys } from "./surveys";

/** Every call of `/api`. Route handler, API clients, upstream and OpenAPI document are made from it. */
export const contract = {
  accounts,
  recovery,
  avatars,
  places,
  courses,
  campaigns,
  discussions,
  articles,
  search,
  pages,
  learning: { ...learning, ...journal, ...classroom, ...situations, ...cases },
  privacy,
  quizzes,
  recall,
  offline,
  security,
  certificates: { ...certificates, ...walls },
  chat,
  social,
  surveys,
  desk,
};
export type PortalContract = typeof contract;

/** The parts of the contract for programmers, as the OpenAPI document groups its calls. */
export const partDescriptions: Record<keyof PortalContract, string> = {
  accounts: "Registration, login, and the own profile.",
  articles: "Core issues and their articles.",
  avatars: "Pictures of learners.",
  campaigns: "Partners' tags, short addresses, and the figures of a campaign's state.",
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
