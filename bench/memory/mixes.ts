import { content } from "../../lib/platform/content";
import { languages } from "../../lib/platform/i18n/language";
import { navigationRequest } from "../../server/next/index.ts";

// What makes a process hold more: each kind of request that has been seen to end one.

export type MixedRequest = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
};
export type Mix = { what: string; requests: MixedRequest[] };
type Visited = {
  /** The paths of the sitemap. */
  paths: string[];
  /** What a session's browser sends. */
  cookie: string;
  certificateId: string | null;
  /** The hidden fields of the form of a page. */
  readHidden: (path: string) => Promise<[string, string][]>;
};

const encodings = ["gzip", "br", "identity"];
const languageCookie = (language: string, more = "") => `language=${language}${more && `; ${more}`}`;

/** The documents of these addresses in both languages and each encoding. */
function documents(paths: string[], more: string): MixedRequest[] {
  return encodings.flatMap((encoding) =>
    languages.flatMap((language) =>
      paths.map((path) => ({
        path,
        headers: { cookie: languageCookie(language, more), "accept-encoding": encoding },
      })),
    ),
  );
}

function navigations(paths: string[], more: string): MixedRequest[] {
  return languages.flatMap((language) =>
    paths.flatMap((path) =>
      [undefined, "/_tree", "/_index"].map((piece) => ({
        path,
        headers: { cookie: languageCookie(language, more), "accept-encoding": "gzip", ...navigationRequest(piece) },
      })),
    ),
  );
}

function files({ paths, certificateId }: Visited): MixedRequest[] {
  const { articles, courses } = content();
  const inEachLanguage = (path: string) => languages.map((language) => `${path}?language=${language}`);
  const addresses = [
    ...articles.flatMap(({ topic, id }) => inEachLanguage(`/api/article/${topic}/${id}/file`)),
    ...courses.flatMap(({ topics }) => topics.flatMap(({ id }) => inEachLanguage(`/api/lesson/${id}/file`))),
    ...paths.flatMap((path) => languages.map((each) => `/share/${each}${path === "/" ? "/home" : path}.png`)),
    ...languages.flatMap((language) => [`/feeds/${language}.xml`, `/manifests/${language}.webmanifest`]),
    ...inEachLanguage("/api/certificate/sample/pdf"),
    ...(certificateId === null
      ? []
      : [
          ...inEachLanguage(`/api/certificate/${certificateId}/pdf`),
          `/certificate/${certificateId}/badge.json`,
          `/certificate/${certificateId}`,
        ]),
    "/certificate/status-lists/1",
    "/api/openapi.json",
    "/api/docs",
    "/sitemap.xml",
  ];
  return addresses.map((path) => ({ path, headers: { "accept-encoding": "gzip" } }));
}

const words = [
  ["112", "period pain", "anaemia", "how to talk about consent", "iron tablets", "bullying", "HIV", "depresion"],
  ["माहवारी", "खून की कमी", "सहमति", "गुटखा", "आत्महत्या", "mahavari", "khoon ki kami", "दोस्ती"],
].flat();

function searches(): MixedRequest[] {
  return words.flatMap((each) =>
    languages.flatMap((language): MixedRequest[] => [
      { path: `/search?query=${encodeURIComponent(each)}`, headers: { cookie: languageCookie(language) } },
      { path: `/api/search?query=${encodeURIComponent(each)}&language=${language}` },
      {
        path: `/api/chatbot/nearest?language=${language}`,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ msg: each }),
      },
    ]),
  );
}

/** Forms of stored pages, posted as a browser without JavaScript does. `readHidden`: the hidden fields of a page's form. */
async function forms(readHidden: (path: string) => Promise<[string, string][]>): Promise<MixedRequest[]> {
  const paths = ["/login", "/register", "/reset-password", "/grievance", "/contact-us", "/bihar/enroll"];
  const posted = paths.map(async (path) => {
    const hidden = await readHidden(path);
    return languages.flatMap((language) =>
      ["first", "second"].map((value) => {
        const typed = ["username", "password", "firstName", "message"].map((name) => [name, value] as [string, string]);
        const body = new FormData();
        for (const [name, each] of [...hidden, ...typed]) body.set(name, each);
        return { path, method: "POST", headers: { cookie: languageCookie(language) }, body };
      }),
    );
  });
  return (await Promise.all(posted)).flat();
}

function lessons(cookie: string): MixedRequest[] {
  const { courses } = content();
  const addresses = courses.flatMap(({ topics }) =>
    topics.flatMap(({ id, pages }) => pages.map((_, index) => `/course/module/${id}/primary/${index + 1}`)),
  );
  return documents(["/dashboard", "/my-courses", "/profile", "/settings", "/recall", ...addresses], cookie);
}

export async function makeMixes(visited: Visited): Promise<Mix[]> {
  const { paths, cookie } = visited;
  return [
    { what: "sitemap, documents", requests: documents(paths, "") },
    { what: "sitemap, navigation data and prefetches", requests: navigations(paths, "") },
    { what: "search and assistant", requests: searches() },
    { what: "texts, pictures, PDFs, badges", requests: files(visited) },
    { what: "forms", requests: await forms(visited.readHidden) },
    { what: "sitemap, signed in", requests: documents(paths, cookie) },
    { what: "navigation data, signed in", requests: navigations(paths, cookie) },
    { what: "lessons, signed in", requests: lessons(cookie) },
  ];
}
