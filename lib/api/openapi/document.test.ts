import fs from "node:fs";
import type { OpenAPI } from "@orpc/openapi";
import { expect, test } from "vitest";
import { contract } from "../../contract";
import type { CallMeta } from "../../contract/meta/answer";
import { publishedContent } from "../../platform/content/testing/published-content";
import { contractShape } from "../contract-shape";
import { openApiDocument } from "./document";

publishedContent();

type Call = { "~orpc": { meta: CallMeta; route: { method: string; path: string; summary?: string } } };

const calls = Object.entries(contract).flatMap(([part, calls]) =>
  Object.entries(calls as unknown as Record<string, Call>).map(([name, call]) => ({ part, name, ...call["~orpc"] })),
);

async function operations() {
  const { paths = {} } = await openApiDocument();
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OpenAPI.OperationObject>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

test("the document is OpenAPI 3.1, with /api as its server", async () => {
  const document = await openApiDocument();
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.stringContaining("API"), version: expect.any(String) });
  expect(document.servers).toEqual([{ url: "/api" }]);
  expect(document.tags?.map(({ name }) => name)).toEqual(Object.keys(contract));
});

test.each(calls)(
  "$route.method $route.path ($part.$name) is in the document, with its part of the contract and who may call it",
  async ({ part, name, meta, route }) => {
    const { paths } = await openApiDocument();
    const item = paths?.[route.path] as Record<string, OpenAPI.OperationObject> | undefined;
    const operation = item?.[route.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: `${part}.${name}`, summary: route.summary, tags: [part] });
    const openToAll = operation?.security?.some((way) => Object.keys(way).length === 0);
    expect(openToAll).toBe(meta.access !== "learner");
  },
);

test("the document has no other calls but the three files", async () => {
  const known = calls.map(({ route }) => `${route.method} ${route.path}`);
  const written = (await operations()).map(({ method, path }) => `${method} ${path}`);
  expect(written.filter((each) => !known.includes(each))).toEqual([
    "GET /certificate/{id}/pdf",
    "GET /desk/programmes/file",
    "GET /desk/log/file",
  ]);
  expect(new Set(written).size).toBe(written.length);
});

test("each name in a path is declared as a required parameter, and nothing else is", async () => {
  for (const { path, operation } of await operations()) {
    const parameters = (operation.parameters ?? []) as OpenAPI.ParameterObject[];
    const declared = parameters.filter((parameter) => parameter.in === "path");
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(declared.map(({ name }) => name).sort(), path).toEqual(named.sort());
    for (const { name, required } of declared) expect(required, `${path} ${name}`).toBe(true);
    for (const { name, schema } of parameters) expect(schema, `${path} ${name}`).toBeTypeOf("object");
  }
});

test("each call has a response, the one error shape, and an operation id of its own", async () => {
  const all = await operations();
  const ids = all.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(all.length);
  for (const { path, operation } of all) {
    const answers = Object.keys(operation.responses ?? {});
    expect(answers, path).toContain("default");
    expect(answers, path).toContain("200");
  }
});

test("the document names its license and contact, and describes each part", async () => {
  const { info, tags = [] } = await openApiDocument();
  expect(info).toMatchObject({
    license: { name: "MIT" },
    contact: { name: expect.any(String), email: expect.stringContaining("@"), url: expect.stringMatching(/^http/) },
  });
  for (const { name, description } of tags) expect(description, name).toMatch(/^[A-Z].{9,}\.$/);
});

test("each call is described in sentences, beyond its summary", async () => {
  for (const { path, operation } of await operations()) {
    expect(operation.description, path).toMatch(/^[A-Z].{15,}\.$/);
    expect(operation.description, path).not.toBe(operation.summary);
  }
});

test("each call has its errors by status, with the reason of each and the one error shape", async () => {
  for (const { method, path, operation } of await operations()) {
    const errors = Object.entries(operation.responses ?? {}).filter(([status]) => /^[45]/.test(status));
    const statuses = errors.map(([status]) => status);
    const isOpen = operation.security?.some((way) => Object.keys(way).length === 0);
    expect(statuses, path).toEqual(
      expect.arrayContaining([
        "400",
        "500",
        "503",
        ...(isOpen ? [] : ["401"]),
        ...(method === "GET" ? [] : ["403", "413", "415"]),
      ]),
    );
    for (const [status, response] of errors) {
      const { description, content, headers } = response as OpenAPI.ResponseObject;
      expect(description, `${path} ${status}`).toMatch(/^\S.{10,}[.`]$/);
      expect(content?.["application/json"]?.schema, `${path} ${status}`).toEqual({
        $ref: "#/components/schemas/Error",
      });
      expect(Boolean(headers?.["Retry-After"]), `${path} ${status}`).toBe(status === "429" || status === "503");
    }
  }
});

test("every reference resolves", async () => {
  const document = await openApiDocument();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path as string);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    const found = reference
      .split("/")
      .reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], document);
    expect(found, reference).toBeDefined();
  }
});

test("the browser's shape of the contract is up to date (npm run generate -- shape)", () => {
  expect(fs.readFileSync(new URL("../contract-shape.json", import.meta.url), "utf8")).toBe(contractShape());
});
