import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import type { Page, ResponseHeaders } from "../page.ts";

/** A body of at most this length is in one piece. */
export const longestWhole = 512 * 1024;

/** They belong to the connection, which Next does not have. */
const connectionHeaders = new Set(["connection", "keep-alive", "transfer-encoding", "date"]);

/**
 * The response that Next writes to: it has no connection, and what is written becomes a `Page`. This is the only place
 * that replaces methods of a response. HTML and React's data come whole, because their scripts are named and their
 * errors known at the end; a longer file is a stream.
 */
export class CapturedResponse extends ServerResponse {
  /** Rejected where the writer breaks off before there is a page. */
  readonly page: Promise<Page>;
  #resolve: (page: Page) => void;
  #reject: (error: Error) => void;
  #head: { status: number; headers: ResponseHeaders } | null = null;
  #chunks: Buffer[] = [];
  #length = 0;
  #stream: PassThrough | null = null;

  constructor(request: IncomingMessage) {
    super(request);
    const { promise, resolve, reject } = Promise.withResolvers<Page>();
    this.page = promise;
    this.#resolve = resolve;
    this.#reject = reject;
    // Next sends no second page behind one that has begun.
    Object.defineProperty(this, "headersSent", { get: () => this.#head !== null });
    Object.defineProperty(this, "writableFinished", { get: () => this.finished });
    // Next closes a file with the response's connection, and this one has none.
    this.once("pipe", (file: Readable) => {
      if (this.destroyed) file.destroy();
      else this.once("close", () => file.destroy());
    });
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.find((each) => typeof each === "object") as OutgoingHttpHeaders | undefined;
    for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) this.setHeader(name, value);
    this.statusCode = status;
    this.#begin();
    return this;
  }

  override flushHeaders(): void {
    this.#begin();
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#begin();
    const bytes = toBuffer(chunk, rest[0]);
    const done = rest.find((each) => typeof each === "function") as (() => void) | undefined;
    if (this.#stream) return this.#stream.write(bytes, done);
    this.#chunks.push(bytes);
    this.#length += bytes.length;
    if (this.#length > longestWhole && !this.#comesWhole()) this.#openStream();
    if (done) process.nextTick(done);
    return true;
  }

  override end(chunk?: unknown, ...rest: unknown[]): this {
    if (this.finished) return this;
    if (chunk !== undefined && chunk !== null && typeof chunk !== "function") this.write(chunk, rest[0]);
    this.#begin();
    this.finished = true;
    if (this.#stream) this.#stream.end();
    else if (this.#head) this.#resolve({ ...this.#head, body: Buffer.concat(this.#chunks) });
    const done = [chunk, ...rest].find((each) => typeof each === "function") as (() => void) | undefined;
    process.nextTick(() => {
      done?.();
      this.emit("finish");
      this.emit("close");
    });
    return this;
  }

  /** The visitor has gone, or what is written cannot be continued. */
  override destroy(error?: Error): this {
    if (this.destroyed || this.finished) return this;
    this.destroyed = true;
    this.#reject(error ?? new Error("The page was broken off."));
    this.#stream?.destroy(error);
    this.emit("close");
    return this;
  }

  #begin(): void {
    if (this.#head) return;
    const headers: ResponseHeaders = {};
    for (const [name, value] of Object.entries(this.getHeaders()))
      if (value !== undefined && !connectionHeaders.has(name))
        headers[name] = Array.isArray(value) ? value.map(String) : String(value);
    this.#head = { status: this.statusCode, headers };
  }

  #comesWhole(): boolean {
    return /^text\/(?:html|x-component)/.test(String(this.#head?.headers["content-type"] ?? ""));
  }

  #openStream(): void {
    const stream = new PassThrough();
    for (const chunk of this.#chunks.splice(0)) stream.write(chunk);
    stream.on("drain", () => this.emit("drain"));
    stream.on("close", () => this.destroy());
    this.#stream = stream;
    if (this.#head) this.#resolve({ ...this.#head, body: stream });
  }
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === "string")
    return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as Uint8Array);
}
