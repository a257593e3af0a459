import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { callApi, cookiesOf, portalUrl } from "../../../testing/calls/call-api";
import { courseId, newAddress, registrationOf, topics } from "../../../testing/people/learners";
import { rawRequest, sendRaw } from "../support/raw";

// Random requests: none of them may cause an error inside the portal (5xx).

let cookie: string;
beforeAll(async () => {
  cookie = cookiesOf(await callApi("POST", "/users/register", { body: registrationOf(newAddress()) }));
});

const segments = [
  ...["images", "videos", "share", "feeds", "fonts", ".well-known", "_next", "static", "data", "image", "api", "en", "hi", "courses", "course", "module"],
  ...["info", "view", "unenroll", "my-courses", "survey", "quiz", "certificate", "badge.json", "pdf", "discussions", "course_discussions", "comment", "p", "c"],
  ...["r", "topic", "article", "handouts", "online-demo", "programme", "resources", "login", "logout", "ask", "register", "dashboard", "profile", "picture"],
  ...["settings", "my-data", "verify-email", "unsubscribe", "resubscribe", "one-click", "resume_learning", "guardian-consent", "agree", "thanks", "bihar"],
  ...["enroll", "learner", "social", "google", "start", "callback", "users", "courses.json", "robots.txt", "sitemap.xml", "favicon.ico", "en.xml", "search"],
  ...[
    courseId,
    topics[0].id,
    "primary",
    "reflective_journal",
    "discussion",
    "1",
    "0",
    "-1",
    "99999999999999999999",
    "undefined",
    "null",
    "__proto__",
    "constructor",
  ],
  ...[
    ".",
    "..",
    "%2e%2e",
    "%2f",
    "%5c",
    "%00",
    "%0d%0a",
    "%ff",
    "%E0%A4",
    "%",
    "%zz",
    "%25ff",
    "क",
    "%E0%A4%95",
    "a b",
    ";",
    "[x]",
    "[...x]",
    "(public)",
    "@x",
    "~",
    "*",
  ],
];
const segment = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...segments) },
  { weight: 1, arbitrary: fc.string({ unit: "binary-ascii", maxLength: 12 }) },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 5000 }).map((length) => "a".repeat(length)) },
);
const query = fc.oneof(
  fc.constant(""),
  fc
    .array(fc.tuple(fc.constantFrom("language", "q", "page", "rdir", "step", "token", "edit", "_rsc", "utm_source", "x[]", "", "id"), segment), {
      maxLength: 3,
    })
    .map((pairs) => (pairs.length ? `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}` : "")),
);
// A space or a line end would end the target and begin another request.
const onOneLine = (text: string) => text.replaceAll(/[^!-~\u0080-\uffff]/g, "%20");
const target = fc
  .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom("", "/", "//"), query)
  .map(([parts, end, query]) => onOneLine(`/${parts.join("/")}${end}${query}`).slice(0, 7000));

const method = fc.constantFrom("GET", "GET", "GET", "POST", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "SEARCH", "M-SEARCH");
const headerValue = fc.oneof(
  fc.constantFrom("", "*", "null", "1", "-1", "garbage", "a=b; c", "%ff", "é", "bytes=0-", "bytes=9-1", "text/x-component", "prefetch"),
  fc.constantFrom(
    "gzip, br;q=x",
    "0",
    "application/json; charset=x",
    "https://evil.example",
    portalUrl,
    "Bearer x",
    "Bearer",
    "Basic eA==",
    "cross-site",
    '"x"',
  ),
  fc.integer({ min: 1, max: 3000 }).map((length) => "v".repeat(length)),
);
const headerName = fc.constantFrom(
  ...["Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Cookie", "Content-Type", "Content-Encoding", "Expect", "If-None-Match", "Origin"],
  ...["If-Modified-Since", "Next-Action", "Next-Router-State-Tree", "Next-Router-Prefetch", "Next-Router-Segment-Prefetch", "Next-Url", "RSC", "Purpose"],
  ...[
    "Range",
    "Referer",
    "Sec-Fetch-Site",
    "Sec-Fetch-Mode",
    "Sec-Purpose",
    "Upgrade",
    "User-Agent",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
  ],
  ...["X-HTTP-Method-Override", "X-Middleware-Subrequest", "X-Middleware-Prefetch", "X-Nextjs-Data", "X-Matched-Path", "X-Portal-Account", "X-Invoke-Path"],
  ...["X-Middleware-Rewrite", "X-Middleware-Set-Cookie", "Next-Resume", "X-Now-Route-Matches", "X-Prerender-Revalidate", "Next-Html-Request-Id", "Te", "Via"],
);
const headers = fc
  .array(fc.tuple(headerName, headerValue), { maxLength: 4 })
  .map((pairs) => pairs.filter(([name, value]) => name !== "Expect" || value === "x"));

const part = fc
  .tuple(
    fc.constantFrom("a", "$ACTION_ID_0", "$ACTION_REF_1", "$ACTION_1:0", "$ACTION_KEY", "0", "1", "picture", "pageAccount", "__proto__", ""),
    fc.string({ maxLength: 40 }),
  )
  .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant<[string, string] | null>(null) },
  {
    weight: 3,
    arbitrary: fc.tuple(
      fc.constant("multipart/form-data; boundary=x"),
      fc.tuple(fc.array(part, { maxLength: 3 }), fc.constantFrom("--x--\r\n", "", "--x", "\r\n")).map(([all, end]) => all.join("") + end),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom("multipart/form-data", "multipart/mixed; boundary=x", "text/plain", "application/x-www-form-urlencoded", "application/json", "x"),
      fc.string({ maxLength: 60 }),
    ),
  },
);

test("no generated request ends in an error of the portal, or hangs", async () => {
  await fc.assert(
    fc.asyncProperty(method, target, headers, body, fc.boolean(), async (verb, address, sent, content, signedIn) => {
      const all = [
        ...sent,
        ...(content ? [["Content-Type", content[0]] as [string, string]] : []),
        ...(signedIn ? [["Cookie", cookie] as [string, string]] : []),
      ];
      const request = rawRequest(verb, address, all, content?.[1]);
      const answer = await sendRaw(request);
      expect([answer.status < 500, answer.hung], `${answer.status}\n${request}`).toEqual([true, false]);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 600), endOnFailure: true },
  );
}, 300_000);

test("no generated bytes in the place of a request do either", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (bytes) => {
      const answer = await sendRaw(
        Buffer.concat([Buffer.from("GET /"), Buffer.from(bytes), Buffer.from(" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")]),
        portalUrl,
        25_000,
      );
      expect(answer.status, Buffer.from(bytes).toString("hex")).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
}, 300_000);
