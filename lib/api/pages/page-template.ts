import { currentRequest, portal } from "../../platform/portal";
import type { RecordedCalls } from "./recorded-calls";

/** Placeholders in a template, replaced for each learner by picture, header data, account marker and first name. */
export type LearnerMarks = Record<"avatar" | "data" | "account" | "name", string>;

/**
 * The data that a template is rendered from: of the account what the frame shows without naming it, and the answers of
 * the calls that the page makes.
 */
export type TemplateSource = {
  frame: {
    profileComplete: boolean;
    emailVerified: boolean;
    emailLater: boolean;
    staff: boolean;
  };
  calls: RecordedCalls;
};

/**
 * A page that is rendered for no particular learner, from `source` alone (a `TemplateSource` as JSON), with marks for a
 * learner's name and account (docs/decisions/0067). Its request has no cookie.
 */
export type PageTemplate = { source: string; marks: LearnerMarks };

/** A page that a learner has opened: the data of its template, and the HTML that replaces the marks. */
export type OpenedPage = { answered: RecordedCalls; source: string; learner: LearnerMarks };

/**
 * A page that is rendered for its visitor alone, with the answers of the calls that were made before that was known, so
 * that none is made twice.
 */
export type OwnPage = { answered: RecordedCalls; source?: undefined };

/** A request for a page, as the server in front of Next has it. */
export type PageHeaders = Record<string, string | string[] | undefined>;

/**
 * Opens a page for the visitor with these headers. @returns `OwnPage` when the page must be rendered for this visitor
 * alone, null when nothing was asked for the visitor
 */
export type OpenPage = (path: string, headers: PageHeaders) => Promise<OpenedPage | OwnPage | null>;

declare module "../../platform/portal" {
  interface RequestState {
    template?: PageTemplate;
    /** See `OwnPage`. */
    answered?: RecordedCalls;
  }
  interface Portal {
    openPage?: OpenPage;
  }
}

/** The template that this request renders; null when the page is rendered for its visitor. */
export function currentTemplate(): PageTemplate | null {
  return currentRequest()?.template ?? null;
}

/** The data of the template that this request renders; null when the page is rendered for its visitor. */
export function templateSource(): TemplateSource | null {
  const template = currentTemplate();
  return template && (JSON.parse(template.source) as TemplateSource);
}

/** The answers that were given to this request's visitor before its page is rendered. */
export function answeredBefore(): RecordedCalls {
  return currentRequest()?.answered ?? {};
}

/**
 * Stores `open` for the server in front of Next, which shares only the process object (`lib/platform/portal.ts`) with
 * the bundled code.
 */
export function offerTemplates(open: OpenPage): void {
  portal.openPage = open;
}
