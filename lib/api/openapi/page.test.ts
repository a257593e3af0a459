import { expect, test } from "vitest";
import { openApiDocument } from "./document";
import { listFields } from "./fields";
import { html, serveApiDocs } from "./page";

test("the page shows every call and loads nothing from elsewhere", async () => {
  const response = await serveApiDocs();
  const page = await response.text();
  const { paths = {} } = await openApiDocument();
  for (const path of Object.keys(paths)) expect(page).toContain(`<code>/api${path}</code>`);
  expect(page).not.toContain("<script");
  expect(page).not.toMatch(/(?:src|href)="https?:/);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("what is put into the page is escaped", () => {
  expect(html`<b title="${'"x'}">${"<script>"}${[html`<i>${"&"}</i>`]}${false}</b>`.text).toBe(
    '<b title="&#34;x">&#60;script&#62;<i>&#38;</i></b>',
  );
});

test("fields inside fields have the outer name in front, and a choice with null stays one", () => {
  const topic = { type: "object", properties: { id: { type: "string", maxLength: 9 } }, required: ["id"] };
  const schema = {
    type: "object",
    properties: {
      topics: { type: "array", items: topic },
      place: { anyOf: [topic, { type: "null" }] },
      language: { enum: ["en", "hi"], default: "en" },
    },
    required: ["topics"],
  };
  expect(listFields(schema)).toEqual([
    { name: "topics", type: "list of objects", required: true, note: "" },
    { name: "topics[].id", type: "text, up to 9 characters", required: true, note: "" },
    { name: "place", type: "object or null", required: false, note: "" },
    { name: "place.id", type: "text, up to 9 characters", required: true, note: "" },
    { name: "language", type: "one of: en, hi", required: false, note: "en when left out" },
  ]);
});
