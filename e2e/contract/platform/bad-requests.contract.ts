import fs from "node:fs";
import { expect, test } from "vitest";
import { builtActions } from "../../../server/next/build";
import { actionHeader } from "../../../server/next/requests";
import { portalUrl } from "../../../testing/calls/call-api";
import { pageHeading, rawRequest, sendRaw } from "../support/raw";

const notFound = { en: "We can't find the page you're looking for.", hi: "आप जो पेज ढूँढ़ रहे हैं, वह नहीं मिला।" };
const nowhere = [
  "/images/courses",
  "/images/",
  "/images/nothing.png",
  "/videos/x",
  "/fonts/x",
  "/share/discussions",
  "/share/en/nothing.png",
  "/share/fr/courses.png",
  "/feeds/.",
  "/feeds/",
  "/feeds/fr.xml",
  "/.well-known/x",
  "/.well-known/did.json/x",
  "/robots.txtx",
  "/robots.txt/a",
  "/sitemap.xmlx",
  "/sitemap.xml/a",
  "/favicon.icox",
  "/icon.svg",
  "/_next",
  "/_next/",
  "/_next/courses",
  "/_next/static/nothing.js",
  "/_next/image?url=x",
  "/_next/data/x/en/courses.json",
  "/en/courses",
  "/hi",
  "/nowhere",
  "/a/b/c/d",
  `/${"x".repeat(3000)}`,
  "/%ff",
  "/%00",
  "/a%2fb",
  "/..%2f..%2fetc",
  "/images%2fcourses",
  "/../share/",
  "/a/%2e%2e/images/courses",
  "/./feeds/.",
];

test.each(nowhere)("a bad address gets the not-found page, in the visitor's language: %s", async (address) => {
  for (const language of ["en", "hi"] as const) {
    // The address of the picture names its language.
    if (address.startsWith("/share/en/") && language === "hi") continue;
    const answer = await sendRaw(rawRequest("GET", address, [["Cookie", `language=${language}`]]));
    expect([answer.status, pageHeading(answer.body)], `${address} in ${language}`).toEqual([404, notFound[language]]);
  }
});

const routes = fs.readFileSync("docs/spec/routes.tsv", "utf8").trim().split("\n").slice(1);
const spelt = routes.map((line) =>
  line
    .split("\t", 1)[0]
    ?.replace(/\{(\w+)\}/g, "a-$1")
    .replace(/\/$/, ""),
);

test.each(spelt)("an address below a page is no second address of it: %s", async (page) => {
  for (const language of ["en", "hi"] as const) {
    const answer = await sendRaw(rawRequest("GET", `${page}/x`, [["Cookie", `language=${language}`]]));
    // A prefix route leads to its page.
    if (answer.status === 307) expect(answer.headers.get("location")).not.toBe(`${page}/x`);
    else expect([answer.status, pageHeading(answer.body)]).toEqual([404, notFound[language]]);
  }
});

// Next renders a page for a posted form also where it would answer GET with its own not-found page.
test.each([
  ...nowhere,
  "/x",
  "/x/enroll",
  "/topic/x",
  "/topic/x/y",
  "/handouts/x",
  "/class-plans/x",
  "/online-demo/x",
  "/discussions/view/x",
  "/course_discussions/view/x",
])("a form posted to a bad address is answered as not found: %s", async (address) => {
  const { status } = await sendRaw(
    rawRequest("POST", address, [["Content-Type", "application/x-www-form-urlencoded"]], "a=b"),
  );
  expect([404, 405]).toContain(status);
});

const long = "a".repeat(3000);
test.each([
  `/certificate/${long}`,
  `/discussions/view/${long}`,
  `/discussions/view/${long}/comment`,
  `/topic/${long}`,
  `/article/${long}`,
  `/p/${long}`,
])("an address with a very long part is not there: %s", async (address) => {
  expect((await sendRaw(rawRequest("GET", address))).status).toBe(404);
});

test("a file, a handler and a page are still found", async () => {
  for (const address of [
    "/favicon.ico",
    "/images/brand/icon.svg",
    "/feeds/hi.xml",
    "/robots.txt",
    "/sitemap.xml",
    "/.well-known/did.json",
    "/courses",
    `${portalUrl}/courses`,
  ])
    expect((await sendRaw(rawRequest("GET", address))).status, address).toBe(200);
});

test.each([
  ["TRACE", "/courses", "GET, HEAD, POST"],
  ["TRACE", "/api/courses", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
  ["PUT", "/courses", "GET, HEAD, POST"],
  ["DELETE", "/dashboard", "GET, HEAD, POST"],
  ["PROPFIND", "/", "GET, HEAD, POST"],
  ["POST", "/images/brand/icon.svg", "GET, HEAD"],
])("%s %s is a method that is not allowed, and the answer lists those that are", async (method, address, allowed) => {
  const answer = await sendRaw(rawRequest(method, address));
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, allowed]);
  expect(answer.body).toMatch(address.startsWith("/api") ? /"code":"METHOD_NOT_ALLOWED"/ : /<h1>/);
});

const multipart = (boundary: string): [string, string] => ["Content-Type", `multipart/form-data${boundary}`];
const bodies: [what: string, type: [string, string], body: string][] = [
  ["without a boundary", multipart(""), "x"],
  ["with an empty boundary", multipart("; boundary="), "x"],
  ["that is none", multipart("; boundary=x"), "garbage"],
  ["that stops in the middle", multipart("; boundary=x"), '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
  ["whose part has no name", multipart("; boundary=x"), "--x\r\n\r\nb\r\n--x--\r\n"],
];
test.each(bodies)("a form %s gets an error page with status 400", async (_, type, body) => {
  for (const address of ["/login", "/courses", "/discussions", "/dashboard", "/profile"]) {
    const answer = await sendRaw(rawRequest("POST", address, [type, ["Cookie", "language=hi"]], body));
    expect([answer.status, pageHeading(answer.body)], address).toEqual([400, "जो भेजा गया, पोर्टल उसे पढ़ नहीं पाया।"]);
  }
});

const [login = ""] =
  Object.entries(builtActions()).find(([, { exportedName }]) => exportedName === "loginAction") ?? [];
const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const ofScript: [string, string] = [actionHeader, login];
test.each([
  ["a script sends no arguments", [ofScript], "[]"],
  ["a script sends null", [ofScript], "null"],
  ["a script sends no JSON", [ofScript], "x"],
  ["a script sends a text in place of the form", [ofScript], '[{},"x"]'],
  ["a script names what it does not send", [ofScript], '["$5"]'],
  ["a script sends a form that is none", [ofScript, multipart("; boundary=x")], "garbage"],
  [
    "a form has arguments that are no JSON",
    [multipart("; boundary=x")],
    `${field("$ACTION_REF_1", "")}${field("$ACTION_1:0", "{")}--x--\r\n`,
  ],
  ["a form has no arguments", [multipart("; boundary=x")], `${field("$ACTION_REF_1", "")}--x--\r\n`],
  ["a form lacks the earlier result", [multipart("; boundary=x")], `${field(`$ACTION_ID_${login}`, "")}--x--\r\n`],
] as [string, [string, string][], string][])(
  "an action gets an error page with status 400 if %s",
  async (_, headers, body) => {
    const answer = await sendRaw(rawRequest("POST", "/login", [...headers, ["Cookie", "language=hi"]], body));
    expect([answer.status, pageHeading(answer.body)]).toEqual([400, "जो भेजा गया, पोर्टल उसे पढ़ नहीं पाया।"]);
  },
);

test("a form that is too large gets an error page that states it", async () => {
  const body = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${"a".repeat(1_300_000)}\r\n--x--\r\n`;
  const answer = await sendRaw(rawRequest("POST", "/login", [multipart("; boundary=x")], body));
  expect([answer.status, pageHeading(answer.body)]).toEqual([413, "That was too much at once."]);
});

const foreign: [string, string][][] = [
  [["Origin", "https://evil.example"]],
  [["Origin", "null"]],
  [["Origin", "garbage"]],
  [
    ["Origin", "https://evil.example"],
    ["Sec-Fetch-Site", "same-origin"],
  ],
  [["Sec-Fetch-Site", "cross-site"]],
];
test.each(foreign.map((headers) => [headers]))("a form of another site gets an error page: %j", async (headers) => {
  for (const address of ["/login", "/courses", "/discussions"]) {
    const answer = await sendRaw(rawRequest("POST", address, [multipart("; boundary=x"), ...headers], "--x--\r\n"));
    expect([answer.status, pageHeading(answer.body)], address).toEqual([403, "This form was sent from another site."]);
  }
});

test.each(["websocket", "h2c"])("an offer to upgrade to %s is answered as if it were not there", async (protocol) => {
  const upgrade: [string, string][] = [
    ["Connection", "Upgrade, HTTP2-Settings"],
    ["Upgrade", protocol],
    ["Sec-WebSocket-Version", "13"],
    ["HTTP2-Settings", ""],
  ];
  for (const address of [
    "/",
    "/courses",
    "/login",
    "/dashboard",
    "/search?q=food",
    "/api/courses",
    "/images/brand/icon.svg",
  ]) {
    const [plain, offered] = await Promise.all([
      sendRaw(rawRequest("GET", address)),
      sendRaw(rawRequest("GET", address, upgrade)),
    ]);
    expect([offered.status, offered.hung, offered.headers.get("upgrade")], address).toEqual([
      plain.status,
      false,
      undefined,
    ]);
  }
});
