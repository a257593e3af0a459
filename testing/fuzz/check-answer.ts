import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { callErrorStatuses } from "../../lib/platform/call-error";
import { type Document, listOperations, type Operation, operationAt } from "./document";
import type { HttpResponse, Sent } from "./send";

/** Returns the error of a response, or null. */
export type Check = (sent: Sent, answer: HttpResponse | null, secrets: string[]) => string | null;

const innerWorks = /\bat \S+ \(?\S+\.(?:ts|js|mjs):\d|node_modules|SQLITE_|syntax error at|SqliteError/;
const codes: Record<string, number> = callErrorStatuses;

/**
 * What the server returns without asking the call: another method, a condition that does not hold, an address or head
 * that is too long.
 */
const fromTheServer = new Set([404, 405, 412, 414, 431]);

/**
 * Compares responses with the document: its statuses, its schema for the body of a success, and the one shape of
 * errors.
 */
export function checkAgainst(document: Document): Check {
  const operations = listOperations(document);
  // The formats of response fields are checked by the tests of their calls.
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const isError = ajv.compile(document.components.schemas.Error);
  const ofSuccess = new Map<string, ValidateFunction>();
  const schemaCheck = (key: string, schema: object) => {
    const known = ofSuccess.get(key) ?? ajv.compile(schema);
    ofSuccess.set(key, known);
    return known;
  };

  function checkSuccess(operation: Operation | null, { method }: Sent, answer: HttpResponse): string | null {
    if (method === "OPTIONS") return answer.headers.allow ? null : "OPTIONS names no methods";
    if (!operation) return "success for a call that is not in the document";
    const content = operation.answers[answer.status];
    if (!content) return "a status that the document does not have";
    if (method === "HEAD") return null;
    const type = (answer.headers["content-type"] ?? "").split(";")[0] ?? "";
    const entry = content[type] ?? content["*/*"];
    if (!entry) return `the content type ${type || "(none)"}, which the document does not have`;
    if (type !== "application/json" || !entry.schema) return null;
    const json = jsonIn(answer.text);
    if (json === undefined) return "a body that is no JSON";
    const check = schemaCheck(`${operation.id} ${answer.status}`, entry.schema);
    return check(json)
      ? null
      : `a body that does not fit its schema: ${ajv.errorsText(check.errors, { dataVar: "body" })}`;
  }

  function checkError(
    operation: Operation | null,
    { method }: Sent,
    { status, headers, text }: HttpResponse,
  ): string | null {
    if (status < 400 || (operation && !operation.answers[status] && !fromTheServer.has(status)))
      return "a status that the document does not have";
    if (method === "HEAD") return null;
    if (!(headers["content-type"] ?? "").startsWith("application/json"))
      return `an error as ${headers["content-type"] ?? "nothing"}`;
    const json = jsonIn(text) as { message?: string; code?: string } | undefined;
    if (!isError(json)) return `an error of another shape: ${ajv.errorsText(isError.errors, { dataVar: "body" })}`;
    if (!/\w|\p{L}/u.test(json?.message ?? "")) return "an error without a reason";
    if (!/^[A-Z][A-Z0-9_]+$/.test(json?.code ?? "")) return "an error whose code is none";
    const expected = codes[json?.code ?? ""];
    return expected !== undefined && expected !== status ? `the code ${json?.code} with another status` : null;
  }

  return (sent, answer, secrets) => {
    if (!answer) return "no answer";
    if (answer.status >= 500) return "an error of the portal";
    if (innerWorks.test(answer.text)) return "an answer that shows how the portal works inside";
    const request = sent.target + (sent.body?.toString("utf8") ?? "");
    if (secrets.some((secret) => answer.text.includes(secret) && !request.includes(secret)))
      return "an answer with another learner's data";
    if (answer.status === 304 && sent.headers["If-None-Match"]) return null;
    // Dots in a path can lead out of the API, to pages.
    if (!/^\/api\//.test(new URL(sent.target, "http://portal").pathname)) return null;
    if (answer.status >= 200 && answer.status < 300)
      return checkSuccess(operationAt(operations, sent.method, sent.target), sent, answer);
    return checkError(operationAt(operations, sent.method, sent.target), sent, answer);
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
