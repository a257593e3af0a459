import { fallbackORPCErrorStatus } from "@orpc/client";
import { type OpenAPI, OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract, partDescriptions } from "../../contract";
import { figureTables } from "../../contract/desk/programmes";
import type { CallMeta } from "../../contract/meta/answer";
import { content } from "../../platform/content";
import { languages } from "../../platform/i18n/language";
import { sessionCookieAt } from "../../platform/session";
import { settings } from "../../platform/settings";
import { fileFormats } from "../files/table-file";
import { takesKey } from "../page-account/sent-once";

/** Why a call fails, by the code of the error. */
type Reasons = Record<string, { status?: number; message?: string } | undefined>;
type Call = { "~orpc": { meta: CallMeta; route: { method?: string; path?: string }; errorMap: Reasons } };

let written: Promise<OpenAPI.Document> | undefined;

export function openApiDocument(): Promise<OpenAPI.Document> {
  written ??= writeDocument().catch((error: unknown) => {
    written = undefined;
    throw error;
  });
  return written;
}

async function writeDocument(): Promise<OpenAPI.Document> {
  const document = await new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
    contract,
    {
      info: {
        title: `${content().site.name.en} API`,
        version: "1",
        license: { name: "MIT", identifier: "MIT" },
        contact: {
          name: content().site.foundation.name.en,
          email: content().site.foundation.email,
          url: settings().portalUrl,
        },
        description:
          "Every call of the portal. A learner's call carries `Authorization: Bearer <token>`, or the browser's session cookie. A number may also be sent as text.",
      },
      servers: [{ url: "/api" }],
      tags: Object.keys(contract).map((name) => ({
        name,
        description: partDescriptions[name as keyof typeof contract],
      })),
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer" },
          session: { type: "apiKey", in: "cookie", name: sessionCookieAt(settings().portalUrl) },
        },
        schemas: { Error: errorSchema },
        responses: {
          Error: { description: "An error, with the reason", content: errorContent },
        },
      },
    },
  );
  for (const [part, calls] of Object.entries(contract)) {
    for (const call of Object.values(calls as Record<string, Call>)) completeOperation(document, part, call);
  }
  document.paths = {
    ...document.paths,
    "/certificate/{id}/pdf": { get: certificatePdf },
    "/desk/programmes/file": { get: figuresAsFile(document) },
    "/desk/log/file": { get: logAsFile(document) },
  };
  return document;
}

/** Adds what the generator does not know: the call's part of the contract, who may make it, its errors. */
function completeOperation(document: OpenAPI.Document, part: string, call: Call): void {
  const { meta, route, errorMap } = call["~orpc"];
  const operations = document.paths?.[route.path ?? ""] as Record<string, OpenAPI.OperationObject> | undefined;
  const operation = operations?.[(route.method ?? "").toLowerCase()];
  if (!operation) throw new Error(`The OpenAPI document lacks ${route.method} ${route.path}`);
  operation.tags = [part];
  operation.security = meta.access === "learner" ? signedIn : anyone;
  if (takesKey(meta, route)) operation.parameters = [...(operation.parameters ?? []), sentKeyParameter];
  operation.responses = {
    ...operation.responses,
    ...callErrors({ method: route.method ?? "", meta, isAtDesk: part === "desk" }, errorMap),
    ...anyOther,
  };
}

/** Added to every call that changes a learner's data. */
const sentKeyParameter: OpenAPI.ParameterObject = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A name that the client makes for this one call, 16 to 64 letters, digits or hyphens. Sent again with it within 60 days, the call is not run again and has its first answer; 409 while the first is under way, 422 with other contents. Of each account the answers of the last 300 calls are kept, each up to 8 KB.",
  schema: { type: "string", pattern: "^[A-Za-z0-9_-]{16,64}$" },
};

const anyOther = { default: { $ref: "#/components/responses/Error" } };

/** The errors of a call by status, each with its reasons. */
function callErrors(asked: Parameters<typeof generalErrors>[0], ownReasons: Reasons) {
  const reasons = generalErrors(asked);
  for (const [code, { status: given, message = "" } = {}] of Object.entries(ownReasons)) {
    const status = fallbackORPCErrorStatus(code, given);
    reasons[status] = [message, ...(reasons[status] ?? [])];
  }
  return Object.fromEntries(
    Object.entries(reasons).map(([status, each = []]) => [
      status,
      { description: each.join(" "), content: errorContent, ...retryAfter(status) },
    ]),
  );
}

const errorContent = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };

function retryAfter(status: string): Pick<OpenAPI.ResponseObject, "headers"> {
  if (status !== "429" && status !== "503") return {};
  return {
    headers: { "Retry-After": { description: "after how many seconds to try again", schema: { type: "integer" } } },
  };
}

const signedIn: OpenAPI.SecurityRequirementObject[] = [{ bearer: [] }, { session: [] }];
const anyone: OpenAPI.SecurityRequirementObject[] = [{}, ...signedIn];

const errorSchema: OpenAPI.SchemaObject = {
  type: "object",
  properties: {
    status: { const: false },
    success: { const: false },
    message: { type: "string", description: "in the language of the call, for people" },
    code: { type: "string", description: "for programs" },
    key: { type: "string", description: "which of the portal's own messages it is" },
  },
  required: ["status", "success", "message", "code"],
};

const chosen = (name: string, values: readonly string[], description: string): OpenAPI.ParameterObject => ({
  name,
  in: "query",
  schema: { type: "string", enum: [...values], description },
});

type FileOperation = NonNullable<OpenAPI.PathItemObject["get"]>;

/** A table of the desk as a file. The parameters of its call are copied: the file is no call of the contract. */
function deskFile({ parameters = [], ...about }: Omit<FileOperation, "responses">): FileOperation {
  const types = Object.values(fileFormats).map(({ contentType }) => contentType.replace(/;.*/, ""));
  return {
    ...about,
    tags: ["desk"],
    security: signedIn,
    parameters: [...parameters, chosen("format", Object.keys(fileFormats), "csv when left out")],
    responses: {
      200: { description: "OK", content: Object.fromEntries(types.map((type) => [type, {}])) },
      ...callErrors({ method: "GET", meta: { access: "learner" }, isAtDesk: true }, {}),
      ...anyOther,
    },
  };
}

const figuresAsFile = ({ paths }: OpenAPI.Document) =>
  deskFile({
    operationId: "desk.programmesFile",
    summary: "A table of /desk/programmes as a file",
    description: "Answers one table of the figures as CSV or XLSX, with the filters of the call that the page uses.",
    parameters: [
      ...(paths?.["/desk/programmes"]?.get?.parameters ?? []),
      chosen(
        "table",
        figureTables,
        "figures when left out; feedback and reasons are for coordinators and administrators",
      ),
    ],
  });

const logAsFile = ({ paths }: OpenAPI.Document) =>
  deskFile({
    operationId: "desk.logFile",
    summary: "The log of staff actions as a file",
    description: "Answers the entries that the filters choose, in words, as CSV or XLSX; for administrators.",
    parameters: paths?.["/desk/log"]?.get?.parameters?.filter(
      (parameter) => !("name" in parameter && ["page", "size"].includes(parameter.name)),
    ),
  });

/** A file is not a call of oRPC: it has a route handler of its own. */
const certificatePdf: OpenAPI.PathItemObject["get"] = {
  operationId: "certificates.pdf",
  summary: "The certificate as a PDF file",
  description:
    "Answers the certificate as a tagged PDF of one A4 page in landscape, for everybody who has its address.",
  tags: ["certificates"],
  security: anyone,
  parameters: [
    { name: "id", in: "path", required: true, schema: { type: "string", minLength: 1, maxLength: 64 } },
    {
      name: "language",
      in: "query",
      schema: { type: "string", enum: languages, description: "the one it was earned in when left out" },
    },
  ],
  responses: {
    200: { description: "OK", content: { "application/pdf": {} } },
    ...callErrors(
      { method: "GET", meta: { access: "anyone" }, isAtDesk: false },
      {
        NOT_FOUND: { message: "There is no valid certificate under this address." },
        GONE: { status: 410, message: "The certificate was withdrawn, or issued again under another address." },
      },
    ),
    ...anyOther,
  },
};

type Asked = { method: string; meta: CallMeta; isAtDesk: boolean };

/** The errors of the checks in front of every operation, by the kind of call (docs/product/api.md, api.order). */
function generalErrors({ method, meta, isAtDesk }: Asked): Partial<Record<number, string[]>> {
  const isRead = method === "GET";
  const isLearners = meta.access === "learner";
  const forbidden = [
    ...(isRead ? [] : ["A browser made the call for another site."]),
    ...(isLearners && meta.beforeGuardian !== "works"
      ? ["The learner is under 18 and a parent or guardian has not consented yet."]
      : []),
    ...(isLearners ? ["The session was opened by a mailed link and may not do this."] : []),
    ...(isAtDesk
      ? [
          "The account has no role at the desk that may do this, the second factor is not proven in this session, or it is outside the account's area.",
        ]
      : []),
  ];
  return {
    400: ["A field is missing, unknown or not allowed; the message names it."],
    ...(isLearners ? { 401: ["There is no session, or it has ended. The message is `unauthorized.`"] } : {}),
    ...(forbidden.length > 0 ? { 403: forbidden } : {}),
    ...(meta.session
      ? {}
      : { 409: ["A browser's page was rendered for another account than the one that is signed in now."] }),
    ...(isRead ? {} : { 413: ["The body is larger than 1 MB."], 415: ["The body is not JSON."] }),
    ...(takesKey(meta, { method })
      ? { 422: ["The `Idempotency-Key` came before with another call or other contents. Nothing was done."] }
      : {}),
    500: ["A fault of the portal. The message has a number under which the log has the cause."],
    503: [
      "The database, the disk or the existing backend does not answer, or the portal is too busy. `Retry-After` says when to try again; nothing was written in part.",
    ],
  };
}
