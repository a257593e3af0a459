import { content } from "../../lib/platform/content";
import { courseId } from "../learners/actions";
import type { Person } from "../load/people";
import type { Line } from "./compare";
import { storePage } from "./servers";

type Limits = { portal: string; bare: string; buffer: string; nginx: string | null; folder: string };

const course = content().courseById.get(courseId);
const [article] = content().articles;
const [topic] = course?.topics ?? [];
if (!course || !article || !topic) throw new Error("There is nothing published to measure.");
export const lessonPath = `/course/module/${topic.id}/primary/1`;
export const publicPages = {
  home: "/",
  campaign: "/bihar",
  article: `/topic/${article.topic}/${article.id}`,
  course: `/info/course/${course.id}`,
};

/** The lines of the table, each beside bare pages of its own size. */
export async function linesFor(limits: Limits, person: Person): Promise<Line[]> {
  const { portal, bare, buffer, nginx, folder } = limits;
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
        { name: "node:http with the page in memory", target: { url: buffer + stored }, atLeast: 0.15 },
        ...(nginx
          ? [{ name: "nginx with the page as a precompressed file", target: { url: nginx + stored }, atLeast: null }]
          : []),
      ],
    });
  }
  for (const { what, path, status, cookie } of [
    { what: "not found", path: "/no/such/page", status: 404, cookie: "" },
    { what: "login form", path: "/login", status: 200, cookie: "" },
    { what: "lesson, signed in", path: lessonPath, status: 200, cookie: person.cookie },
  ]) {
    const headers: Record<string, string> = cookie ? { cookie } : {};
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

const kilobytes = (page: Buffer) => `${(page.length / 1024).toFixed(0)} KB`;

async function pageAt(url: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity", ...headers } });
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * How many parts make the bare page at most as large as the portal's: the comparison is never with a page that is
 * slower for its size.
 */
async function partsOfSize(url: string, bytes: number): Promise<number> {
  const [ten, fifty] = [(await pageAt(`${url}/10`)).length, (await pageAt(`${url}/50`)).length];
  const perPart = (fifty - ten) / 40;
  return Math.max(1, Math.floor(10 + (bytes - ten) / perPart));
}
