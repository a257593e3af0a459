import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { content } from "../content";
import { contract } from "../contract";

let written: Promise<string> | undefined;

/** The OpenAPI document of the contract, as JSON text. */
export function openApiDocument(): Promise<string> {
  written ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
    .generate(contract, {
      info: {
        title: `${content().site.name.en} API`,
        version: "1",
        description: "Every call of the portal. A learner's call carries `Authorization: Bearer <token>`, or the browser's session cookie.",
      },
      servers: [{ url: "/api" }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
      security: [{}, { bearer: [] }],
    })
    .then((document) => JSON.stringify(document));
  return written;
}
