import { createHash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { pageAddressHeader } from "../../lib/api/pages/page-address.ts";
import type { LearnerMarks, OpenPage, PageTemplate } from "../../lib/api/pages/page-template.ts";
import { policyOfPage } from "../finish/content-security-policy.ts";
import { collectWhole } from "../finish/whole-page.ts";
import { routedHeader } from "../next/rendering-request.ts";
import type { Answer } from "./error-page.ts";
import { otherAnswer, ownOfEachAnswer } from "./response-cache.ts";

// The page of a lesson is the same for all learners with the same progress in its topic, except for the name in its header and the account marker. It is
// rendered once for all of them as a template, into which each learner's name is inserted (docs/decisions/0067).

type Mark = keyof LearnerMarks;
type Template = { headers: [string, number | string | string[]][]; parts: (Buffer | Mark)[]; bytes: number };

type Setup = {
  /** Opens a page for its visitor (components/learning/template): what its template is rendered from, and the learner's own HTML. */
  open: OpenPage;
  maxBytes?: number;
};

const isPage = (response: ServerResponse) => String(response.getHeader("content-type") ?? "").startsWith("text/html");

/** @returns what `server/index.mjs` calls for the reading of a page in front of Next */
export function pageTemplates({ open, maxBytes = 16 * 1024 * 1024 }: Setup) {
  const templates = new LRUCache<string, Template>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  // Random, so that no text written by a learner can contain one.
  const marks: LearnerMarks = { menu: markOf("menu"), data: markOf("data"), account: markOf("account") };

  return {
    /**
     * Answers a page from its template. Where there is none, it prepares the request, which Next then renders as a template. `url`: the address as it came.
     * @returns whether it has answered
     */
    async answer(request: IncomingMessage, response: ServerResponse, answer: Answer & { template?: PageTemplate }, url: string): Promise<boolean> {
      if (request.method !== "GET" || otherAnswer.some((name) => request.headers[name] !== undefined)) return false;
      const opened = await open(url, request.headers);
      if (!opened) return false;
      const { source, learner } = opened;
      const key = createHash("sha256").update(source).digest("base64");
      const known = templates.get(key);
      if (known) {
        for (const [name, value] of known.headers) response.setHeader(name, value);
        response.end(fill(known, learner));
        return true;
      }
      answer.template = { source, marks };
      request.headers = ofNobody(request.headers);
      collectWhole(response, (whole, end) => {
        if (!isPage(response)) return end(whole);
        const html = whole.toString();
        // Named by their hashes, because a template holds no nonce. No script contains a mark, so the hashes are those of every learner's page.
        response.setHeader("Content-Security-Policy", policyOfPage(html));
        const template = { headers: headersToStore(response), parts: partsOf(html, marks), bytes: whole.length };
        if ((answer.status ?? response.statusCode) === 200 && answer.problem === null && isPrivate(response)) templates.set(key, template);
        return end(fill(template, learner));
      });
      return false;
    },

    bytes: () => templates.calculatedSize,
  };
}

function markOf(name: Mark): string {
  return `portal-${name}-${randomBytes(16).toString("hex")}`;
}

/** Next renders the template without the visitor's headers: it only gets the portal's own and those that the compression reads. */
function ofNobody(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = ["host", "x-forwarded-host", routedHeader, pageAddressHeader, "accept-encoding"];
  // Next puts title and description into the head for a client that names itself (`htmlLimitedBots`).
  const kept = Object.entries(headers).filter(([name]) => own.includes(name));
  return { ...Object.fromEntries(kept), "user-agent": "portal" };
}

function isPrivate(response: ServerResponse): boolean {
  return String(response.getHeader("cache-control") ?? "").includes("no-store") && !response.hasHeader("set-cookie");
}

function headersToStore(response: ServerResponse): Template["headers"] {
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => (value === undefined || ownOfEachAnswer.has(name) ? [] : [[name, value]]));
}

/** The bytes between the marks, and the names of the marks in their places. */
function partsOf(html: string, marks: LearnerMarks): Template["parts"] {
  const names = new Map(Object.entries(marks).map(([name, mark]) => [mark, name as Mark]));
  // A capturing group, so that `split` returns the marks too.
  return html.split(new RegExp(`(${[...names.keys()].join("|")})`)).map((part) => names.get(part) ?? Buffer.from(part));
}

/** Inserted HTML is never searched for marks, and no character in it is special. */
function fill({ parts }: Template, learner: LearnerMarks): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(learner[part]) : part)));
}
