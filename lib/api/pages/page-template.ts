import { currentRequest, type Loaded, type PageTemplate, portal, type RecordedCalls } from "../../platform/portal";

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

/** For the server in front of Next, which shares only the process object with the bundled code. */
export function offerTemplates(openPage: Loaded["openPage"]): void {
  portal.loaded = { ...portal.loaded, openPage };
}
