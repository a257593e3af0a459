import type { Messages } from "./i18n/messages";

export const callErrorStatuses = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  GONE: 410,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type MessageKey = keyof Messages["answers"];

/** The build bundles this file several times: `instanceof` fails between bundles, the registered symbol does not. */
const brand = Symbol.for("portal.call-error");

/** The error of a call. The middleware turns it into the one error shape, with its text in the caller's language. */
export class CallError extends Error {
  readonly [brand] = true;

  static override [Symbol.hasInstance](thrown: unknown): boolean {
    return typeof thrown === "object" && thrown !== null && brand in thrown;
  }

  constructor(
    readonly code: keyof typeof callErrorStatuses,
    readonly key: MessageKey,
    readonly details: {
      retryAfterSeconds?: number;
      values?: Record<string, string | number>;
      /** The path of the page on which the caller can go on. */
      leadsTo?: string;
    } = {},
  ) {
    super(key);
  }
}
