import { content } from "../../lib/platform/content";
import { courseId, lessonPage } from "../support/learners";
import type { Person } from "../support/people";
import { type Line, storePage } from "./servers";

type Limits = { portal: string; bare: string; buffer: string; folder: string };

const [article] = content().articles;
if (!article) throw new Error("There is no article to measure.");
export const publicPages = {
  home: "/",
  campaign: "/bihar",
  article: `/topic/${article.topic}/${article.id}`,
  course: `/info/course/${courseId}`,
};

/** The lines of the table, each beside bare pages of its own size. */
export async function linesFor({ portal, bare, buffer, folder }: Limits, person: Person): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, path] of Object.entries(publicPages)) {
    const page = await pageAt(portal + path);
    const stored = storePage(folder, name, page);
    const parts = await partsOfSize(`${bare}/page-of`, page.length);
    lines.push({
      what: `${name} (${kilobytes(page)})`,
      portal: { url: portal + path },
      limits: [
        { name: "bare prerendered page", target: { url: `${bare}/page-of/${parts}` }, atLeast: 10 },
        { name: "node:http with the page in memory", target: { url: buffer + stored }, atLeast: 0.45 },
      ],
    });
  }
  for (const [what, path, status, cookie] of [
    ["not found", "/no/such/page", 404, ""],
    ["login form", "/login", 200, ""],
    ["lesson, signed in", lessonPage(1), 200, person.cookie],
  ] as const) {
    const headers = cookie ? { cookie } : undefined;
    const page = await pageAt(portal + path, headers);
    const parts = await partsOfSize(`${bare}/per-request`, page.length);
    const target = { url: `${bare}/per-request/${parts}` };
    lines.push({
      what: `${what} (${kilobytes(page)})`,
      portal: { url: portal + path, headers, status },
      limits: [{ name: `bare page for each request (${kilobytes(await pageAt(target.url))})`, target, atLeast: 0.8 }],
    });
  }
  const handler = { name: "bare handler", target: { url: `${bare}/api/answer` }, atLeast: 0.8 };
  lines.push({ what: "GET /api/courses", portal: { url: `${portal}/api/courses` }, limits: [handler] });
  return lines;
}

export const kilobytes = (page: Buffer) => `${(page.length / 1024).toFixed(0)} KB`;

export async function pageAt(url: string, headers?: Record<string, string>): Promise<Buffer> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity", ...headers } });
  return Buffer.from(await answer.arrayBuffer());
}

/** How many parts make the bare page at most as large as the portal's, so that size decides nothing. */
async function partsOfSize(url: string, bytes: number): Promise<number> {
  const [ten, fifty] = [(await pageAt(`${url}/10`)).length, (await pageAt(`${url}/50`)).length];
  return Math.max(1, Math.floor(10 + (bytes - ten) / ((fifty - ten) / 40)));
}
