import { type Portal, portal } from "../portal";
import { settings } from "../settings";
import { cachedContent } from "./cached-content";
import type { Content } from "./content";
import { loadContent } from "./load";

export { BrokenContent } from "./broken";
export type { Case } from "./cases/case";
export { endOfCase } from "./cases/case-ways";
export type { ClassPlan } from "./class-plans/class-plan";
export type { Content } from "./content";
export type { Board } from "./drawings/drawing";
export type { RenderedExercise } from "./exercises/exercise";
export { publicFileSize } from "./files";
export type { Article } from "./kinds/article";
export type { Campaign } from "./kinds/campaigns";
export type { ChatSubject } from "./kinds/chatbot";
export type { Course, Page, Question, Topic } from "./kinds/course";
export type { Discussion } from "./kinds/discussions";
export { longestAnswer } from "./kinds/form-html";
export type { FormQuestion } from "./kinds/form-questions";
export type { Term } from "./kinds/glossary";
export { expandHelplines, helplineNumbers, ifNobodyAnswers, telephoneAddress } from "./kinds/helplines";
export type { HomeBanner, StaticPage } from "./kinds/pages";
export type { Block, State } from "./kinds/places";
export type { SituationSubject } from "./kinds/situations";
export { loadContent } from "./load";
export type { PaintedScene } from "./scenes/scene";
export type { CompletionCriterion, CoreIssue, Home, Site } from "./schema";

// Next bundles this module several times (for pages, for the API, for what runs at the start), and reading takes long:
// the process holds one copy. In development each bundle holds its own, so that a changed content rule takes effect.
const holder: Portal = process.env.NODE_ENV === "development" ? {} : portal;

/** The published content, read once per process. @throws BrokenContent */
export function content(): Content {
  holder.content ??= readContent(settings().contentDir);
  return holder.content;
}

function readContent(root: string): Content {
  const contentCache = holder.server?.contentCache;
  return contentCache ? cachedContent(root, contentCache) : loadContent(root);
}
