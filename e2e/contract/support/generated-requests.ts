import fc from "fast-check";
import { courseId, topics } from "../../../testing/people/learners";

const segments = [
  ...[
    "images",
    "videos",
    "share",
    "feeds",
    "fonts",
    ".well-known",
    "_next",
    "static",
    "data",
    "image",
    "api",
    "en",
    "hi",
    "courses",
    "course",
    "module",
  ],
  ...[
    "info",
    "view",
    "unenroll",
    "my-courses",
    "survey",
    "quiz",
    "certificate",
    "badge.json",
    "pdf",
    "discussions",
    "course_discussions",
    "comment",
    "p",
    "c",
  ],
  ...[
    "r",
    "topic",
    "article",
    "handouts",
    "class-plans",
    "online-demo",
    "programme",
    "resources",
    "login",
    "logout",
    "ask",
    "register",
    "dashboard",
    "profile",
    "picture",
  ],
  ...[
    "settings",
    "my-data",
    "verify-email",
    "unsubscribe",
    "resubscribe",
    "one-click",
    "resume_learning",
    "guardian-consent",
    "agree",
    "thanks",
    "bihar",
  ],
  ...[
    "enroll",
    "learner",
    "social",
    "google",
    "start",
    "callback",
    "users",
    "courses.json",
    "robots.txt",
    "sitemap.xml",
    "favicon.ico",
    "en.xml",
    "search",
  ],
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
    .array(
      fc.tuple(
        fc.constantFrom(
          "language",
          "q",
          "page",
          "rdir",
          "step",
          "token",
          "edit",
          "_rsc",
          "utm_source",
          "x[]",
          "",
          "id",
        ),
        segment,
      ),
      {
        maxLength: 3,
      },
    )
    .map((pairs) => (pairs.length ? `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}` : "")),
);
// A space or a line end would end the target and begin another request.
const onOneLine = (text: string) => text.replaceAll(/[^!-~\u0080-\uffff]/g, "%20");
const generated = fc
  .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom("", "/", "//"), query)
  .map(([parts, end, query]) => onOneLine(`/${parts.join("/")}${end}${query}`).slice(0, 7000));
/** One of each kind: files, a script of the build, handlers, pages that are prerendered, shared, a guest's, a learner's. */
const known = fc.constantFrom(
  ...["/images/states/offline.svg", "/icon.svg", "/_next/static/nothing.js", "/robots.txt", "/feeds/en.xml"],
  ...["/share/en/courses.png", "/offline/service-worker.js", "/manifests/en.webmanifest", "/.well-known/did.json"],
  ...["/", "/login", "/register", "/courses", "/bihar", "/discussions", "/dashboard", "/settings", "/search?q=hiv"],
  ...["/info/course/x", `/info/course/${courseId}`, `/course/${courseId}`, `/topic/${topics[0].id}`, "/not-there"],
  ...["/api/courses", "/api/users/profile", "/api/certificate/x/pdf", "/api/docs"],
);
export const target = fc.oneof({ weight: 2, arbitrary: generated }, { weight: 1, arbitrary: known });

export const method = fc.constantFrom(
  "GET",
  "GET",
  "GET",
  "POST",
  "POST",
  "HEAD",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "SEARCH",
  "M-SEARCH",
);
const part = fc
  .tuple(
    fc.constantFrom(
      "a",
      "$ACTION_ID_0",
      "$ACTION_REF_1",
      "$ACTION_1:0",
      "$ACTION_KEY",
      "0",
      "1",
      "picture",
      "pageAccount",
      "__proto__",
      "",
    ),
    fc.string({ maxLength: 40 }),
  )
  .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
export const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant<[string, string] | null>(null) },
  {
    weight: 3,
    arbitrary: fc.tuple(
      fc.constant("multipart/form-data; boundary=x"),
      fc
        .tuple(fc.array(part, { maxLength: 3 }), fc.constantFrom("--x--\r\n", "", "--x", "\r\n"))
        .map(([all, end]) => all.join("") + end),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom(
        "multipart/form-data",
        "multipart/mixed; boundary=x",
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/json",
        "x",
      ),
      fc.string({ maxLength: 60 }),
    ),
  },
);
