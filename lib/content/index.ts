import { settings } from "../settings";
import { type Content, loadContent } from "./load";

export type { Article } from "./article";
export { BrokenContent } from "./broken";
export type { Course, Module, Page, Question, Topic } from "./course";
export { type Content, loadContent } from "./load";
export type { Block, District, Places, State } from "./places";
export type { CompletionCriterion, CoreIssue, Home, Site, Subject } from "./schema";

let loaded: Content | undefined;

/** What is published, read once for each process. @throws BrokenContent */
export function content(): Content {
  loaded ??= loadContent(settings().contentDir);
  return loaded;
}
