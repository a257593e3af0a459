import { type Content, content } from "../../platform/content";
import type { CampaignContent } from "../../platform/content/kinds/campaigns";

export type {
  Board,
  Campaign,
  ClassPlan,
  Home,
  HomeBanner,
  PaintedScene,
  RenderedExercise,
  StaticPage,
} from "../../platform/content";
export { expandHelplines, helplineNumbers, ifNobodyAnswers, telephoneAddress } from "../../platform/content";
export {
  classGroups,
  planBehind,
  planMinutes,
  shortPlanAddress,
} from "../../platform/content/class-plans/class-plan";
export type { Theme } from "../../platform/content/class-plans/themes";
export { boardPicture } from "../../platform/content/drawings/board-picture";
export { isWords, renderBoard, renderChalk, renderLines } from "../../platform/content/drawings/render-board";
export { reviewsHtml } from "../../platform/content/facts/reviews";
export type { Video } from "../../platform/content/kinds/campaigns";
export { type PageKey, pageKeys, staticPages } from "../../platform/content/static-pages";
export { unbroken } from "../../platform/content/text/typographic";

/**
 * The content that this portal publishes with either backend: its name and contacts, its own pages with their titles,
 * handouts, class plans, drawings, films and spoken forms, the texts of campaign and demo pages, helplines, the list of states and the
 * maps of their districts. Courses, topics, articles, discussions and the chat's questions belong to the backend: they
 * come from calls of the API client.
 */
type PortalContent = Pick<
  Content,
  | "site"
  | "home"
  | "homeBanners"
  | "privacyNotice"
  | "helplines"
  | "staticPages"
  | "mediaArticles"
  | "handouts"
  | "themes"
  | "classPlans"
  | "waysOn"
  | "drawings"
  | "scenes"
  | "exercises"
  | "spoken"
  | "recordings"
> & {
  places: Pick<Content["places"], "states" | "blocks" | "tiles">;
  campaigns: Pick<CampaignContent, "pages" | "demos" | "videos"> & {
    redirects: Pick<CampaignContent["redirects"], "hosts">;
  };
};

/** The portal's own content. The type excludes what belongs to the backend. */
export function portalContent(): PortalContent {
  return content();
}
