import { createHash } from "node:crypto";
import type { OpenAPI } from "@orpc/openapi";
import { colours } from "../../platform/colours";
import { content } from "../../platform/content";
import { settings } from "../../platform/settings";
import { openApiDocument } from "./document";
import { describeType, type Field, listFields, type Schema } from "./fields";

/** Text that is HTML already. Only `html` creates it. */
class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | null | undefined | Part[];

/** A piece of HTML. Inserted values are escaped, unless `html` created them. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.map((text, index) => text + (index < parts.length ? written(parts[index]) : "")).join(""));
}

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(written).join("");
  if (part === false || part === null || part === undefined) return "";
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The part of the portal's style (app/globals.css) that one page of tables needs. */
const style = `
*{box-sizing:border-box}
html{background:${colours.paper};color:${colours.ink};font:400 106.25%/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans Devanagari","Nirmala UI",sans-serif;scroll-padding-top:6rem}
body{margin:0}
header{background:#fff}
header img{display:block;height:40px;width:auto}
.band{height:20px;background:url("/images/brand/band.svg") 0 0/48px 20px repeat-x}
.page{max-width:72rem;margin-inline:auto;padding-inline:1rem}
header .page{display:flex;align-items:center;min-height:3.5rem}
main{padding-block:1.5rem 4rem}
h1,h2,h3{line-height:1.25;margin:0;text-wrap:balance}
h1{font-size:2rem}h2{font-size:1.5rem;margin-top:2.5rem}h3{font-size:1rem;margin-top:1.25rem}
p{max-width:40rem;margin:.5rem 0 0}
a{color:${colours.peacock};text-underline-offset:.2em}
:focus-visible{outline:3px solid ${colours.peacock};outline-offset:2px;border-radius:4px}
code{font:.92em ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
pre{margin:.75rem 0 0;padding:.85rem 1rem;background:#fff;border:1px solid ${colours.hairline};border-radius:8px;overflow-x:auto}
pre code{overflow-wrap:normal}
.button{display:inline-block;margin-top:1rem;padding:.6rem 1.25rem;border-radius:8px;background:${colours.peacock};color:#fff;font-weight:600;text-decoration:none}
.index{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1.25rem 2rem;margin-top:1rem}
.index h3{font-size:1.1rem;margin:0}
.index ul{list-style:none;margin:.25rem 0 0;padding:0}
.index a{display:block;padding:.45rem 0}
.call{margin-top:.75rem;background:#fff;border:1px solid ${colours.hairline};border-radius:12px}
summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem .75rem;padding:.75rem 1rem;min-height:48px;cursor:pointer}
summary::before{content:"+";font-weight:700;color:${colours.peacock};width:.8em}
[open]>summary::before{content:"\\2212"}
.method{min-width:4.2em;padding:.05rem .5rem;border-radius:6px;border:1px solid ${colours.peacock};color:${colours.peacock};font-weight:700;font-size:.85em;text-align:center}
.method.post,.method.put,.method.delete{background:${colours.peacock};color:#fff}
.what{color:${colours.inkSoft};flex:1 1 16rem}
.who{padding:.05rem .6rem;border-radius:6px;background:${colours.haldi};font-size:.85em}
.inside{padding:0 1rem 1.25rem}
.wide{margin-top:.5rem;overflow-x:auto}
table{border-collapse:collapse;min-width:100%;font-size:.94em}
th,td{border:1px solid ${colours.hairline};padding:.4rem .7rem;text-align:start;vertical-align:top}
thead th{background:${colours.peacockTint}}
thead th:nth-child(-n+2){width:32%}
thead th:nth-child(3){width:6rem}
tbody th{font-weight:400}
td{overflow-wrap:break-word;min-width:4rem}
@media(max-width:40rem){
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,tbody,tr,th,td{display:block}
tr{border:1px solid ${colours.hairline};border-radius:8px;padding:.5rem .75rem;margin-top:.5rem}
tbody th,td{border:0;padding:0}
td:empty{display:none}
tbody th{font-weight:700}
td:nth-child(3)::before{content:"Required: "}
}
@media print{details>*{display:block}}
`;

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

type Call = { method: string; path: string; operation: OpenAPI.OperationObject };

function callName({ method, path, operation }: Call): string {
  return operation.operationId ?? `${method} ${path}`;
}

function needsLogin({ operation }: Call): boolean {
  return !operation.security?.some((way) => Object.keys(way).length === 0);
}

/** One call as a collapsed section: its line, and inside it the input and the output. */
function callDetails(call: Call): Html {
  const { method, path, operation } = call;
  const parameters = (operation.parameters ?? []) as OpenAPI.ParameterObject[];
  const body = operation.requestBody as OpenAPI.RequestBodyObject | undefined;
  return html`<details class="call">
    <summary>
      <span class="method ${method}">${method.toUpperCase()}</span> <code>/api${path}</code>
      <span class="what">${operation.summary ?? ""}</span> ${needsLogin(call) && html`<span class="who">login required</span>`}
    </summary>
    <div class="inside" id="${callName(call)}">
      <p>${needsLogin(call) ? "Only with a session: the bearer token or the session cookie. Without one the answer is 401." : "Anybody may make this call."}</p>
      <p>${operation.description ?? ""}</p>
      ${parameters.length > 0 && fieldTable("In the address", parameters.map(parameterField))}
      ${body && inBody(body)}
      ${answer(operation)}
      ${errors(operation)}
    </div>
  </details>`;
}

function parameterField({ name, in: place, required = false, schema, description }: OpenAPI.ParameterObject): Field {
  const own = (schema ?? {}) as Schema;
  const fallback = own.default === undefined ? "" : `${own.default} when left out`;
  const note = [place === "query" ? "in the query" : "", description ?? own.description ?? "", fallback]
    .filter(Boolean)
    .join("; ");
  return { name, type: describeType(own), required, note };
}

function inBody(body: OpenAPI.RequestBodyObject): Html {
  const fields = listFields(schemaIn(body.content));
  return fieldTable(body.required ? "In the body (JSON)" : "In the body (JSON), which may be left out", fields);
}

function answer({ responses }: OpenAPI.OperationObject): Html {
  const [status, response] = Object.entries(responses ?? {}).find(([key]) => key.startsWith("2")) ?? ["200", {}];
  const content = (response as OpenAPI.ResponseObject).content ?? {};
  const [type] = Object.keys(content);
  if (type !== "application/json")
    return html`<h3>The answer (${status})</h3><p>A file: <code>${type ?? "nothing"}</code></p>`;
  const schema = schemaIn(content);
  const fields = listFields(schema);
  const shape = schema.type === "array" ? `The answer (${status}), a list` : `The answer (${status})`;
  return fields.length > 0 ? fieldTable(shape, fields) : html`<h3>${shape}</h3><p>${describeType(schema)}</p>`;
}

function errors({ responses }: OpenAPI.OperationObject): Html {
  const found = Object.entries(responses ?? {}).filter(([status]) => /^[45]/.test(status));
  return html`<h3>Errors</h3><ul>${found.map(([status, response]) => html`<li><code>${status}</code> ${(response as OpenAPI.ResponseObject).description ?? ""}</li>`)}</ul>`;
}

function schemaIn(content: Record<string, OpenAPI.MediaTypeObject> | undefined): Schema {
  return (content?.["application/json"]?.schema ?? {}) as Schema;
}

function fieldTable(title: string, fields: Field[]): Html {
  return html`<h3>${title}</h3>
    <div class="wide" tabindex="0" role="group" aria-label="${title}"><table>
      <thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">Note</th></tr></thead>
      <tbody>${fields.map(({ name, type, required, note }) => html`<tr><th scope="row"><code>${name}</code></th><td>${type}</td><td>${required ? "yes" : "no"}</td><td>${note}</td></tr>`)}</tbody>
    </table></div>`;
}
