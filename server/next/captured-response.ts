import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { type Readable, Transform } from "node:stream";
import { none, type Page, type ResponseHeaders } from "../page.ts";

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
  /** Null until the head is written. */
  #body: Transform | null = null;

  constructor(request: IncomingMessage) {
    super(request);
    const { promise, resolve, reject } = Promise.withResolvers<Page>();
    this.page = promise;
    this.#resolve = resolve;
    this.#reject = reject;
    // Next sends no second page behind one that has begun.
    Object.defineProperty(this, "headersSent", { get: () => this.#body !== null });
    Object.defineProperty(this, "writableFinished", { get: () => this.#body?.writableFinished ?? false });
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

  override write(...given: unknown[]): boolean {
    return this.#begin().write(...(given as [chunk: string]));
  }

  override end(...given: unknown[]): this {
    if (this.finished) return this;
    this.#begin().end(...(given as []));
    this.finished = true;
    return this;
  }

  /** The visitor has gone, or what is written cannot be continued. */
  override destroy(error?: Error): this {
    if (this.destroyed || this.writableFinished) return this;
    this.destroyed = true;
    this.#reject(error ?? new Error("The page was broken off."));
    this.#body?.destroy();
    this.emit("close");
    return this;
  }

  #begin(): Transform {
    if (this.#body) return this.#body;
    const headers: ResponseHeaders = {};
    for (const [name, value] of Object.entries(this.getHeaders()))
      if (value !== undefined && !connectionHeaders.has(name))
        headers[name] = Array.isArray(value) ? value.map(String) : String(value);
    const head = { status: this.statusCode, headers };
    const comesWhole = /^text\/(?:html|x-component)/.test(String(headers["content-type"] ?? ""));
    const tooLong = comesWhole ? Number.MAX_SAFE_INTEGER : longestWhole + 1;
    let isWhole = true;
    const body: Transform = new Transform({
      readableHighWaterMark: tooLong,
      transform: (chunk, _encoding, done) => {
        done(null, chunk);
        if (!isWhole || body.readableLength < tooLong) return;
        isWhole = false;
        this.#resolve({ ...head, body });
      },
    });
    body.on("drain", () => this.emit("drain"));
    body.on("close", () => this.destroy());
    // What is written after the end changes no page. Without a listener it would end the process.
    body.on("error", (error) => this.destroy(error));
    body.on("finish", () => {
      if (isWhole) this.#resolve({ ...head, body: body.read() ?? none });
      this.emit("finish");
      this.emit("close");
    });
    this.#body = body;
    return body;
  }
}
