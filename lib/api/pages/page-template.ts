import { currentRequest, portal } from "../../platform/portal";

/** What stands in a template in place of its learner: the menu and the data in the header, and the account marker. */
export type LearnerMarks = Record<"menu" | "data" | "account", string>;

/** Everything that a template is rendered from: what the frame shows of an account without naming it, and what the page shows. */
export type TemplateSource<Page> = { frame: { profileComplete: boolean; emailVerified: boolean; emailLater: boolean }; page: Page };

/**
 * A page that is rendered for nobody, from `source` alone (a `TemplateSource` as JSON), with marks where a learner's name and account stand
 * (docs/decisions/0067). Its request has no cookie.
 */
export type PageTemplate = { source: string; marks: LearnerMarks };

/** A page that a learner has opened: what its template is rendered from, and the HTML that takes the place of the marks. */
export type OpenedPage = { source: string; learner: LearnerMarks };

/** A request for a page, as the server in front of Next has it. */
export type PageHeaders = Record<string, string | string[] | undefined>;

/** Opens a page for the visitor with these headers. @returns null where the page must be rendered for this visitor alone */
export type OpenPage = (path: string, headers: PageHeaders) => Promise<OpenedPage | null>;

declare module "../../platform/portal" {
  interface RequestState {
    template?: PageTemplate;
  }
  interface Portal {
    openPage?: OpenPage;
  }
}

/** The template that this request renders; null for a page of its own visitor. */
export function currentTemplate(): PageTemplate | null {
  return currentRequest()?.template ?? null;
}

/** What the template of this request is rendered from; null for a page of its own visitor. */
export function templateSource<Page>(): TemplateSource<Page> | null {
  const template = currentTemplate();
  return template && (JSON.parse(template.source) as TemplateSource<Page>);
}

/** Leaves `open` for the server in front of Next, which cannot import the bundled code. */
export function offerTemplates(open: OpenPage): void {
  portal.openPage = open;
}
