import { createHash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { pageAddressHeader } from "../../lib/api/pages/page-address.ts";

import { byteCache } from "../../lib/platform/caches.ts";
import type { LearnerMarks, Loaded } from "../../lib/platform/portal.ts";
import { compressedForms } from "../finish/compress.ts";
import { policyOfPage } from "../finish/content-security-policy.ts";
import { filesOnIntent } from "../finish/scripts-on-intent.ts";
import { headersThatVaryTheResponse } from "../next/index.ts";
import { type Asked, isHtml, type Page, type Responder, type ResponseHeaders, withHeaders } from "../page.ts";
import { type SharedForms, sharedForms } from "./compressed-parts.ts";
import { ownOfEachResponse } from "./response-cache.ts";

// A lesson, the page of one's course and the dashboard are the same for all learners who have done the same, but for the
// name and the account marker. Such a page is rendered once for all of them, as a template for no one, and each of them
// gets it with their own name (docs/decisions/0067, 0210).

type Mark = keyof LearnerMarks;
type Template = { headers: ResponseHeaders; parts: (Buffer | Mark)[]; bytes: number; forms: SharedForms };

/**
 * Marks that stand for whole elements, behind which spaces change nothing: they are padded to a multiple of this length
 * (a power of two), so that learners whose texts have other lengths share one form.
 */
const paddedTo: Partial<Record<Mark, number>> = { avatar: 64, data: 64 };

type Setup = {
  /**
   * Opens a page for its visitor (components/learning/template): what its template is rendered from, and the learner's
   * own HTML.
   */
  open: NonNullable<Loaded["openPage"]>;
  /**
   * Where a page with a template is, in the visitor's language; null for every other request, and where the visitor is
   * sent elsewhere.
   */
  templatePath: (asked: Asked) => Promise<string | null>;
  /** Renders a page behind the server. */
  render: (url: string, headers: IncomingHttpHeaders, asked: Asked) => Promise<Page>;
};

/** @returns the answer stage */
export function pageTemplates({ open, templatePath, render }: Setup): Responder {
  const templates = byteCache<Template>("templates", ({ bytes, forms }) => bytes + forms.bytes());
  // Random, so that no text that anyone has written holds one.
  const marks: LearnerMarks = {
    avatar: makeMark("avatar"),
    data: makeMark("data"),
    account: makeMark("account"),
    name: makeMark("name"),
  };

  /** One learner's page. Its compressed form is assembled from the parts that all pages of the template share. */
  function filled(key: string, template: Template, learner: LearnerMarks): Page {
    const { headers, parts, forms } = template;
    const bytes = bytesFor(template, learner);
    const isText = parts.map((part) => typeof part === "string");
    const body = Buffer.concat(bytes);
    compressedForms.set(body, async (encoding) => {
      const before = forms.bytes();
      const compressed = await forms.compress({ bytes, isText, whole: body }, encoding);
      // The cache counts the template again, with the form that was added.
      if (forms.bytes() !== before && templates.peek(key) === template) templates.set(key, template);
      return compressed;
    });
    return { status: 200, headers, body };
  }

  return async (asked) => {
    const { request, state, url } = asked;
    if (asked.method !== "GET" || headersThatVaryTheResponse.some((name) => request.headers[name] !== undefined))
      return null;
    const path = await templatePath(asked);
    if (path === null) return null;
    // From here on the request's calls share one look-up of the session.
    state.answered = {};
    const opened = await open(url, request.headers);
    if (!opened) return null;
    state.answered = opened.answered;
    if (opened.source === undefined) return null;
    const { source, learner } = opened;
    const key = createHash("sha256").update(source).digest("base64");
    const known = templates.get(key);
    if (known) return filled(key, known, learner);
    state.template = { source, marks };
    const page = await render(path, anonymousHeaders(request.headers, url), asked);
    // It has asked for something that it was not opened with: Next renders the page for this learner.
    if (page.status >= 500 && !state.problem) {
      delete state.template;
      return null;
    }
    if (!isHtml(page) || !Buffer.isBuffer(page.body)) return page;
    const html = filesOnIntent(page.body.toString());
    // Named by their hashes, because a template holds no nonce. The marks stand in no script, so the hashes are those
    // of every learner's page.
    const named = withHeaders(page, { "content-security-policy": policyOfPage(html) });
    const template: Template = {
      headers: headersToStore(named),
      parts: splitAtMarks(html, marks),
      bytes: Buffer.byteLength(html),
      forms: sharedForms(),
    };
    if ((state.status ?? page.status) === 200 && !state.problem && isPrivate(page)) templates.set(key, template);
    return { ...named, body: Buffer.concat(bytesFor(template, learner)) };
  };
}

function makeMark(name: Mark): string {
  return `portal-${name}-${randomBytes(16).toString("hex")}`;
}

/** Next renders the template for no one: it gets no header of the visitor. */
function anonymousHeaders({ host, "x-forwarded-host": named }: IncomingHttpHeaders, url: string): IncomingHttpHeaders {
  return { host, ...(named === undefined ? {} : { "x-forwarded-host": named }), [pageAddressHeader]: url };
}

function isPrivate({ headers }: Page): boolean {
  return String(headers["cache-control"] ?? "").includes("no-store") && headers["set-cookie"] === undefined;
}

function headersToStore({ headers }: Page): ResponseHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownOfEachResponse.has(name)));
}

/** The bytes between the marks, and the names of the marks in their places. */
function splitAtMarks(html: string, marks: LearnerMarks): Template["parts"] {
  const names = new Map(Object.entries(marks).map(([name, mark]) => [mark, name as Mark]));
  // A capturing group, so that `split` returns the marks too.
  return html.split(new RegExp(`(${[...names.keys()].join("|")})`)).map((part) => names.get(part) ?? Buffer.from(part));
}

/** What is put in is never searched for marks, and no sign in it has a meaning. */
function bytesFor({ parts }: Template, learner: LearnerMarks): Buffer[] {
  return parts.map((part) => (typeof part === "string" ? textFor(part, learner) : part));
}

export function textFor(mark: Mark, learner: LearnerMarks): Buffer {
  const text = Buffer.from(learner[mark]);
  const unit = paddedTo[mark];
  const missing = unit === undefined ? 0 : -text.length & (unit - 1);
  return missing === 0 ? text : Buffer.concat([text, Buffer.alloc(missing, " ")]);
}
