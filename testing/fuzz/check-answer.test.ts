import { describe, expect, test } from "vitest";
import { openApiDocument } from "../../lib/api/openapi/document";
import { checkAgainst } from "./check-answer";
import type { Document } from "./document";
import type { HttpResponse } from "./send";

const check = checkAgainst((await openApiDocument()) as unknown as Document);
const json = (status: number, body: unknown): HttpResponse => ({
  status,
  headers: { "content-type": "application/json" },
  text: JSON.stringify(body),
});
const sent = (method: string, target: string) => ({ method, target, headers: {}, body: null });
const error = (code: string) => ({ status: false, success: false, message: "It is not there.", code });

describe("an answer within the document is no finding", () => {
  test.each<[string, string, HttpResponse]>([
    ["GET", "/api/courses/getcourse_rating/%ED%A0%BC", json(404, error("NOT_FOUND"))],
    ["POST", "/api/users/logout", json(200, { status: true, message: "Signed out." })],
    ["HEAD", "/api/courses?language=hi", { status: 200, headers: {}, text: "" }],
    ["OPTIONS", "/api/courses", { status: 204, headers: { allow: "GET" }, text: "" }],
    ["GET", "/api/certificate/x/pdf", { status: 200, headers: { "content-type": "application/pdf" }, text: "%PDF" }],
    ["GET", "/api/../courses", { status: 200, headers: { "content-type": "text/html" }, text: "<h1>Courses</h1>" }],
  ])("%s %s", (method, target, answer) => {
    expect(check(sent(method, target), answer, [])).toBeNull();
  });
});

describe("a finding", () => {
  const rating = sent("GET", "/api/courses/getcourse_rating/x");
  test.each<[string, HttpResponse | null]>([
    ["no answer", null],
    ["an error of the portal", json(500, error("INTERNAL_SERVER_ERROR"))],
    ["a status that the document does not have", json(201, {})],
    ["a status that the document does not have", { status: 307, headers: { location: "/login" }, text: "" }],
    ["a body that does not fit its schema", json(200, { average: "high" })],
    ["a body that is no JSON", { ...json(200, {}), text: "<h1>" }],
    ["the content type text/html", { ...json(200, {}), headers: { "content-type": "text/html; charset=utf-8" } }],
    ["an error as text/html", { status: 404, headers: { "content-type": "text/html" }, text: "<h1>Not found</h1>" }],
    ["an error of another shape", json(404, { message: "It is not there." })],
    ["an error without a reason", json(404, { ...error("NOT_FOUND"), message: "" })],
    ["an error whose code is none", json(404, error("not found"))],
    ["the code NOT_FOUND with another status", json(400, error("NOT_FOUND"))],
    [
      "an answer that shows how the portal works inside",
      json(400, { ...error("BAD_REQUEST"), message: "SQLITE_CONSTRAINT" }),
    ],
    ["an answer with another learner's data", json(404, { ...error("NOT_FOUND"), message: "Not asha@example.org." })],
  ])("%s", (what, answer) => {
    expect(check(rating, answer, ["asha@example.org"])).toContain(what);
  });

  test("success for a call that is not in the document", () => {
    expect(check(sent("PUT", "/api/courses"), json(200, {}), [])).toBe(
      "success for a call that is not in the document",
    );
  });

  test("what the request itself has named is not another's data", () => {
    expect(
      check(
        sent("GET", "/api/courses/asha@example.org"),
        json(404, { ...error("NOT_FOUND"), message: "asha@example.org" }),
        ["asha@example.org"],
      ),
    ).toBeNull();
  });
});
