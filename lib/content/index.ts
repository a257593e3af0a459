import { settings } from "../settings";
import { type Content, loadContent } from "./load";

export type { Article } from "./article";
export { BrokenContent } from "./broken";
export type { Campaign, Demo } from "./campaigns";
export type { ChatItem } from "./chatbot";
export type { Course, Module, Page, Question, Topic } from "./course";
export type { Discussion } from "./discussions";
export type { Form, FormQuestion, Video } from "./form";
export type { Term } from "./glossary";
export type { Handout } from "./handout";
export { type Helpline, numbersOf, telephoneAddress } from "./helplines";
export { type Content, loadContent } from "./load";
export type { Banner, HomeBanner, MediaArticle, PageKey, StaticPage, Testimonial } from "./pages";
export { pageAddresses } from "./pages";
export type { Block, District, Places, State } from "./places";
export type { CompletionCriterion, CoreIssue, Home, Resource, Site, Subject } from "./schema";

// Next bundles this module several times (for pages, for the API, for what runs at the start), and reading takes long: the process keeps
// one. While developing each bundle keeps its own, so that a changed rule of the content is seen.
const holder = (process.env.NODE_ENV === "development" ? {} : globalThis) as { portalContent?: Content };

/** What is published, read once for each process. @throws BrokenContent */
export function content(): Content {
  holder.portalContent ??= loadContent(settings().contentDir);
  return holder.portalContent;
}
