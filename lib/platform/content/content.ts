import type { ClassPlan, WayOn } from "./class-plans/class-plan";
import type { Theme } from "./class-plans/themes";
import type { Board } from "./drawings/drawing";
import type { RenderedExercise } from "./exercises/exercise";
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
import type { PrivacyNotice } from "./notice/privacy-notice";
import type { Recordings } from "./recordings/recording";
import type { PaintedScene } from "./scenes/scene";
import type { CoreIssue, Home, Site, Subject } from "./schema";
import type { Emergency } from "./shared/emergencies";
import type { Spoken } from "./spoken/spoken";

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
  /** Where a public page leads on, by its address. */
  waysOn: Map<string, WayOn>;
  drawings: Board[];
  scenes: PaintedScene[];
  exercises: RenderedExercise[];
  popularArticles: Article[];
  helplines: Helpline[];
  emergencies: Emergency[];
  glossary: Term[];
  spoken: Spoken;
  /** Of boards and helplines, by the name in the studio sheet. */
  recordings: Record<string, Recordings>;
  facts: Fact[];
  chatbot: ChatSubject[];
  places: Places;
  subjects: Subject[];
  campaigns: CampaignContent;
  courseById: Map<string, Course>;
  topicById: Map<string, Topic>;
};
