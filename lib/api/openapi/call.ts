import type { OpenAPI } from "@orpc/openapi";
import { describeType, type Field, listFields, type Schema } from "./fields";
import { type Html, html } from "./html";

export type Call = { method: string; path: string; operation: OpenAPI.OperationObject };

export function callName({ method, path, operation }: Call): string {
  return operation.operationId ?? `${method} ${path}`;
}

export function needsLogin({ operation }: Call): boolean {
  return !operation.security?.some((way) => Object.keys(way).length === 0);
}

/** One call as a collapsed section: its line, and inside it the input and the output. */
export function callDetails(call: Call): Html {
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

export function fieldTable(title: string, fields: Field[]): Html {
  return html`<h3>${title}</h3>
    <div class="wide" tabindex="0" role="group" aria-label="${title}"><table>
      <thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">Note</th></tr></thead>
      <tbody>${fields.map(({ name, type, required, note }) => html`<tr><th scope="row"><code>${name}</code></th><td>${type}</td><td>${required ? "yes" : "no"}</td><td>${note}</td></tr>`)}</tbody>
    </table></div>`;
}
