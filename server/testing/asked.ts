import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Asked, Page, ResponseHeaders, Routed, StoredRead } from "../page";
import { requestLanguage } from "../route/route";
import { isCall } from "../route/stored-pages";

export type Given = {
  url?: string;
  method?: string;
  headers?: IncomingMessage["headers"];
  stored?: StoredRead | null;
  isFile?: boolean;
  carried?: Routed["carried"];
};

export function makeRouted({
  url = "/",
  method = "GET",
  headers = {},
  stored = null,
  isFile = false,
  carried = null,
}: Given = {}): Routed {
  const request = { url, method, headers } as IncomingMessage;
  return { request, method, url, language: requestLanguage(request), isFile, isCall: isCall(url), stored, carried };
}

/** A request as the stages get it; `response` says only when the visitor has gone. */
export function makeAsked(given: Given = {}): Asked {
  return { ...makeRouted(given), response: new EventEmitter() as ServerResponse, state: {}, nonce: null };
}

export const makePage = (
  body: string | Buffer,
  headers: ResponseHeaders = { "content-type": "text/html; charset=utf-8" },
  status = 200,
): Page => ({
  status,
  headers,
  body: Buffer.from(body),
});

export const storedAs = (kind: StoredRead["page"]["kind"], address = "/bihar", cookies: string[] = []): StoredRead => ({
  page: { kind, path: `/en${address}` },
  cookies,
  asData: false,
});
