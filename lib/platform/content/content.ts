import type { ClassPlan, Theme } from "./class-plans/class-plan";
import type { Board } from "./drawings/drawing";
import type { Fact } from "./facts/facts";
import type { Article } from "./kinds/article";
import type { CampaignContent } from "./kinds/campaigns";
import type { ChatSubject } from "./kinds/chatbot";
import type { Course, Topic } from "./kinds/course";
import type { Discussion } from "./kinds/discussions";
import type { Term } from "./kinds/glossary";
import type { Handout } from "./kinds/handout";
import type { Helpline } from "./kinds/helplines";
import type { Pages } from "./kinds/pages";
import type { Places } from "./kinds/places";
import type { CoreIssue, Home, PrivacyNotice, Site, Subject } from "./schema";

/** The published content, in both languages. */
export type Content = Pages & {
  site: Site;
  home: Home;
  privacyNotice: PrivacyNotice;
  coreIssues: CoreIssue[];
  courses: Course[];
  articles: Article[];
  discussions: Discussion[];
  handouts: Handout[];
  themes: Theme[];
  classPlans: ClassPlan[];
  drawings: Board[];
  popularArticles: Article[];
  helplines: Helpline[];
  glossary: Term[];
  facts: Fact[];
  chatbot: ChatSubject[];
  places: Places;
  subjects: Subject[];
  campaigns: CampaignContent;
  courseById: Map<string, Course>;
  topicById: Map<string, Topic>;
};
