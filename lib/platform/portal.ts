import type { AsyncLocalStorage } from "node:async_hooks";
import type { LRUCache } from "lru-cache";
import type { Content } from "./content/content.ts";
import type { OpenDatabase } from "./db/database.ts";
import type { Limits } from "./limits/limits.ts";

/**
 * The state that a process of the portal has once. Next bundles a module several times, and the server in front of Next
 * loads it once more: these copies share only this object. All of it is declared in this file, and drawn in
 * docs/architecture.md.
 */
export interface Portal {
  /** The request that is being answered, in a running portal. Not set during a build, by scripts and in the browser. */
  requests?: AsyncLocalStorage<RequestState>;
  /** Set by `server/start.ts` before Next starts. */
  server?: OfServer;
  /** Set by lib/api/background.ts when Next starts. */
  inside?: Inside;
  /** Set by the first page or call that needs it. */
  loaded?: Loaded;
  /** The work that no request waits for. */
  work?: BackgroundWork;

  database?: OpenDatabase;
  content?: Content;
  limits?: { rules: string; opened: Promise<Limits> };
  caches?: Caches;
  /** Session cookies that were opened within the last minute (lib/platform/session/seal.ts). */
  seals?: LRUCache<string, OpenedSeal>;
  /** What the search has made of the content (lib/domain/search/find.ts). */
  searched?: WeakMap<Content, object>;
  /**
   * Static HTML by its key, from React's rendering of the server components to its rendering of HTML. Both run in
   * this process, and the second has the key from the first with React's data, so neither needs to know for which
   * request it renders.
   */
  storedHtml?: Map<string, string>;
}

/** What the server in front of Next does for the code that Next bundles. */
interface OfServer {
  /** Drops the responses that this process has stored. */
  dropResponses?: () => void;
  /** Makes a file in a thread of its own. `waits`: however many files are waiting. @throws with a `Refusal` */
  makeFile?: (kind: FileKind, given: unknown, options: { waits: boolean }) => Promise<unknown>;
  /** Reads SQLite in a thread, for statements that would block. @throws with a `Refusal` where the thread ended */
  readRows?: ReadRows;
  /** A folder of the build that is served, for the content. Scripts and tests run other code. */
  contentCache?: string;
  /** Whether the queries of each request are counted, in a portal of the tests. */
  countsQueries?: boolean;
  /** Measures how long each query takes (`server/running/metrics.ts`). */
  queryTime?: (ms: number, failed: boolean) => void;
}

/** What the bundled code does for the server in front of Next. */
export interface Inside {
  /** The part that is not ready, so that no page that needs the database can be served now; null when all are ready. */
  notReady: () => Promise<"content" | "database" | "migrations" | null>;
  waitingMails: () => Promise<number>;
  /** What an operator should know when the portal has started, a sentence each. */
  warnings: () => Promise<string[]>;
  /** Ends the connections to the database, after the last response. */
  close: () => Promise<void>;
  knownStatus: (address: string) => Promise<KnownStatus>;
  isPublished: (address: string) => boolean;
  publishedSpelling: (address: string) => string | null;
  /** Whether the visitor with these headers is enrolled in the course of the campaign page at this address. */
  isEnrolled: (address: string, headers: RequestHeaders) => Promise<boolean>;
  /** Makes what a first request would block the process for. */
  buildSlowly: () => void;
}

/** What Next loads with the first request that needs it. */
export interface Loaded {
  /** Answers a call of the API. `body`: where it is read from, when it is not the request's own. */
  handleCall?: (request: Request, body?: AsyncIterable<Uint8Array>) => Promise<Response>;
  /**
   * Opens a page for the visitor with these headers. @returns `OwnPage` when the page must be rendered for this visitor
   * alone, null when nothing was asked for the visitor
   */
  openPage?: (path: string, headers: RequestHeaders) => Promise<OpenedPage | OwnPage | null>;
}

interface BackgroundWork {
  mails?: MailSender;
  /** Begins no further batch and waits for the current one. */
  stopReminders?: () => Promise<void>;
  timers?: NodeJS.Timeout[];
  /** Processes of the same portal. */
  others?: { notify: () => Promise<void>; stopListening: () => Promise<void> };
}

export interface MailSender {
  /** Looks into the outbox now. */
  nudge: () => void;
  /** Starts no further mails and waits for those being sent. */
  stop: () => Promise<void>;
}

export interface Caches {
  /** How many bytes each holds, by its name. */
  bytes: Map<string, () => number>;
  files?: LRUCache<string, Buffer, () => Promise<Buffer>>;
}

/** What a session cookie holds. `account`: the account's marker; null in a cookie from before markers existed. */
export type OpenedSeal = { token: string; account: string | null };

/** The state of one request while it is handled. */
export interface RequestState {
  requestId?: string;
  /** True for a request that sends no form and calls no action. */
  onlyReads?: boolean;
  /** False for React's data alone, which a navigation without a page load asks for. */
  sendsDocument?: boolean;
  /** Known before the page is rendered. */
  known?: KnownStatus;
  template?: PageTemplate;
  /** See `OwnPage`. */
  answered?: RecordedCalls;
  /** When the answer must have all of its data. */
  upstreamEnds?: number;

  /** Written when the page's head is sent. */
  status?: number | null;
  /** Where rendering failed for a reason that is known: the status of the plain error page that replaces the page. */
  problem?: PlainStatus | null;
  /** Whether a part of the page could not be loaded: it is rendered again after a few seconds. */
  lacksPart?: boolean;
  /** Whether the server components of its page were rendered within it. */
  hasStaticHtml?: boolean;
  /** Whether the answer is the same for every visitor. */
  isForEverybody?: boolean;
  /** The path of the call of the contract, for log and metrics. */
  call?: string;
  queries?: number;
}

/** The headers of a request, as the server in front of Next has them. */
export type RequestHeaders = Record<string, string | string[] | undefined>;

/** What is known of an address before its page is rendered: that nothing has it, or that what had it is gone. */
export type KnownStatus = 404 | 410 | null;

export type PlainStatus = 400 | 403 | 404 | 405 | 409 | 412 | 413 | 416 | 503;

/** The answers of calls, each by the call's name and its input. */
export type RecordedCalls = Record<string, unknown>;

/** Placeholders in a template, replaced for each learner by picture, header data, account marker and first name. */
export type LearnerMarks = Record<"avatar" | "data" | "account" | "name", string>;

/** Everything that a template is rendered from (docs/templates.md). */
export type TemplateSource = { address: string; language: string; cookie: string; calls: RecordedCalls };

/** A page that is rendered for no particular learner, with marks for a learner's name and account. */
export type PageTemplate = { calls: RecordedCalls; marks: LearnerMarks };

/** A page that a learner has opened: the `TemplateSource` as JSON, and the HTML that replaces the marks. */
export type OpenedPage = { answered: RecordedCalls; source: string; learner: LearnerMarks };

/** A page for its visitor alone, with the answers of the calls so far, so that none is made twice. */
export type OwnPage = { answered: RecordedCalls; source?: undefined };

export type FileKind = "certificate" | "wall" | "text" | "sharePicture" | "wallPicture" | "wallSheet" | "wallMail";

export type ReadRows = (statement: string, parameters: readonly unknown[]) => Promise<unknown[]>;

/** `busy`: too many tasks are waiting. `lost`: the thread has ended before its answer; the next task gets a new one. */
export type Refusal = "busy" | "lost";

const holder = globalThis as { portalProcess?: Portal };
holder.portalProcess ??= {};

export const portal: Portal = holder.portalProcess;

/** Undefined outside of a request of a running portal. */
export function currentRequest(): RequestState | undefined {
  return portal.requests?.getStore();
}
