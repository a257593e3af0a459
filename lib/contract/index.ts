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

/**
 * Every call of `/api`. The route handler, the API clients of pages and islands, the upstream and the OpenAPI document
 * are made from it.
 */
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
