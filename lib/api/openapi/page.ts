import { createHash } from "node:crypto";
import type { OpenAPI } from "@orpc/openapi";
import { content } from "../../platform/content";
import { settings } from "../../platform/settings";
import { type Call, callDetails, callName, fieldTable } from "./call";
import { openApiDocument } from "./document";
import { listFields, type Schema } from "./fields";
import { Html, html } from "./html";
import { style } from "./style";

const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The API for people who write programs: made from the OpenAPI document, in one page that needs no script. */
export async function serveApiDocs(): Promise<Response> {
  const page = apiPage(await openApiDocument(), content().site.name.en, settings().portalUrl);
  return new Response(page.text, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "public, max-age=300",
    },
  });
}

function apiPage(document: OpenAPI.Document, portalName: string, portalUrl: string): Html {
  const parts = groupCalls(document);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<link rel="icon" type="image/svg+xml" href="/images/brand/icon.svg">
<style>${new Html(style)}</style>
</head>
<body>
<header><div class="page"><a href="/"><img src="/images/brand/wordmark-en.svg" alt="${portalName}" width="191" height="40"></a></div><div class="band"></div></header>
<main class="page">
<h1>${document.info.title}</h1>
${introduction(document, portalUrl)}
<h2 id="index">All calls</h2>
<nav class="index" aria-labelledby="index">${parts.map(([part, calls]) => html`<div><h3><a href="#${part}">${title(part)}</a></h3><ul>${calls.map(indexEntry)}</ul></div>`)}</nav>
${parts.map(([part, calls]) => html`<section aria-labelledby="${part}"><h2 id="${part}">${title(part)}</h2>${calls.map(callDetails)}</section>`)}
</main>
</body>
</html>
`;
}

function introduction(document: OpenAPI.Document, portalUrl: string): Html {
  const errorSchema = (document.components?.schemas?.Error ?? {}) as Schema;
  return html`<p>The website and the mobile app use these calls, and so may your program. Bodies and answers are JSON in UTF-8. Where a call takes a <code>language</code>, it is <code>en</code> or <code>hi</code>; anything else counts as <code>en</code>.</p>
<p>Logging in answers a <code>token</code>. Send it with the calls marked “login required”; browsers may use the session cookie instead.</p>
<pre tabindex="0"><code>curl -X POST ${portalUrl}/api/users/login -H 'Content-Type: application/json' -d '{"username": "you@example.org", "password": "…"}'
curl ${portalUrl}/api/users/profile -H 'Authorization: Bearer TOKEN'</code></pre>
<p><a class="button" href="/api/openapi.json">OpenAPI document (JSON)</a></p>
<h2>Errors</h2>
<p>The HTTP status shows the kind of error: 400 something in the request is wrong, 401 login required, 403 not yours, 404 there is no such thing, 409 not possible now, 413 too large, 415 not JSON, 429 too many tries, 503 try again later (429 and 503 carry <code>Retry-After</code>). The body is always this:</p>
${fieldTable("Every error", listFields(errorSchema))}`;
}

function indexEntry(call: Call): Html {
  return html`<li><a href="#${callName(call)}">${call.operation.summary ?? callName(call)}</a></li>`;
}

function groupCalls({ paths = {}, tags = [] }: OpenAPI.Document): [string, Call[]][] {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OpenAPI.OperationObject>).map(
      ([method, operation]): Call => ({ method, path, operation }),
    ),
  );
  return tags.map(({ name }) => [name, calls.filter(({ operation }) => operation.tags?.includes(name))]);
}

function title(part: string): string {
  return part.charAt(0).toUpperCase() + part.slice(1);
}
