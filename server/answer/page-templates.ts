import { createHash, randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { routePage } from "../../lib/api/http/page-route.ts";
import { pageAddressHeader } from "../../lib/api/pages/page-address.ts";
import { fill, fillEach, isMark, makeMarks, type Parts, splitAtMarks } from "../../lib/api/templates/marks.ts";
import { routeMatcher, templateRoutes } from "../../lib/contract/routes.ts";
import { byteCache } from "../../lib/platform/caches.ts";
import { type LearnerMarks, portal, type TemplateSource } from "../../lib/platform/portal.ts";
import { chooseEncoding } from "../finish/compress.ts";
import { policyOfPage } from "../finish/content-security-policy.ts";
import { filesOnIntent } from "../finish/scripts-on-intent.ts";
import type { OpenedNext } from "../next/open-next.ts";
import { getsOtherResponse } from "../next/requests.ts";
import { type Asked, htmlOf, type Page, type Responder, type ResponseHeaders, withHeaders } from "../page.ts";
import { asPageRequest } from "../route/stored-pages.ts";
import { compressAround, fillCompressed } from "./compressed-parts.ts";

// The stage of templates: docs/templates.md has it as a drawing.

/** `name` identifies one rendering. Another rendering of the same source may have other bytes. */
type Template = { headers: ResponseHeaders; parts: Parts; name: string };

export function pageTemplates(render: OpenedNext["render"], pathFor = templatePath): Responder {
  /** Templates by their source, and their compressed forms by name, encoding and the lengths of a learner's texts. */
  const templates = byteCache<Template>("templates", ({ parts }) => parts.reduce((sum, { length }) => sum + length, 0));
  const marks = makeMarks();

  async function pageFor(learner: LearnerMarks, { headers, parts, name }: Template, asked: Asked): Promise<Page> {
    const textOf = textsOf(learner);
    const encoding = chooseEncoding(asked.request.headers["accept-encoding"]);
    // A message of the page before is put into the text (server/finish/for-one-visitor.ts).
    if (encoding === "identity" || asked.carried) return { status: 200, headers, body: fill(parts, textOf) };
    const formKey = [name, encoding, ...parts.filter(isMark).map((mark) => textOf(mark).length)].join(" ");
    const form = templates.get(formKey)?.parts ?? (await compressAround(parts, textOf, encoding));
    if (form === null) return { status: 200, headers, body: fill(parts, textOf) };
    templates.set(formKey, { headers: {}, parts: form, name });
    const body = fillCompressed(form, textOf, encoding, fillEach(parts, textOf));
    return { status: 200, headers: { ...headers, "content-encoding": encoding }, body };
  }

  return async (asked) => {
    const { request, response, state, url } = asked;
    if (asked.method !== "GET" || getsOtherResponse(request.headers)) return null;
    const path = await pathFor(asked);
    if (path === null) return null;
    // From here on the request's calls share one look-up of the session.
    state.answered = {};
    const opened = await portal.loaded?.openPage?.(url, request.headers);
    if (!opened) return null;
    state.answered = opened.answered;
    if (opened.source === undefined) return null;
    const { source, learner } = opened;
    const key = createHash("sha256").update(source).digest("base64");
    const known = templates.get(key);
    if (known) return pageFor(learner, known, asked);
    const { calls, cookie } = JSON.parse(source) as TemplateSource;
    state.template = { calls, marks };
    const anonymous = { url: path, headers: anonymousHeaders(request.headers, url, cookie) };
    const page = await render(anonymous, state, response);
    // It has asked for something that it was not opened with: Next renders the page for this learner.
    if (page.status >= 500 && !state.problem) {
      delete state.template;
      return null;
    }
    const rendered = htmlOf(page);
    if (rendered === null) return page;
    const html = filesOnIntent(rendered);
    // Named by their hashes, because a template holds no nonce. No script has a mark in it.
    const named = withHeaders(page, { "content-security-policy": policyOfPage(html) });
    const { headers } = named;
    const template = { headers, parts: splitAtMarks(html, marks), name: randomUUID() };
    const isPrivate = String(headers["cache-control"] ?? "").includes("no-store") && !headers["set-cookie"];
    if ((state.status ?? page.status) === 200 && !state.problem && isPrivate) templates.set(key, template);
    return { ...named, body: fill(template.parts, textsOf(learner)) };
  };
}

const textsOf = (learner: LearnerMarks) => (mark: keyof LearnerMarks) => Buffer.from(learner[mark]);

const hasTemplate = routeMatcher(templateRoutes);

/** A template's page in the visitor's language; null for others, with a query, or where the visitor is led on. */
async function templatePath({ request, url }: Pick<Asked, "request" | "url">): Promise<string | null> {
  if (url.includes("?") || !hasTemplate.test(url)) return null;
  const route = await routePage(asPageRequest(request));
  return route.kind === "page" && route.cookies.length === 0 ? route.path : null;
}

/** Next renders the template for no one: of the visitor's headers it gets the cookies of the source alone. */
function anonymousHeaders(sent: IncomingHttpHeaders, url: string, cookie: string): IncomingHttpHeaders {
  const { host = "localhost", "x-forwarded-host": named } = sent;
  return { host, ...(named && { "x-forwarded-host": named }), ...(cookie && { cookie }), [pageAddressHeader]: url };
}
