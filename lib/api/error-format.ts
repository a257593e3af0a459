import { ORPCError } from "@orpc/client";
import { readCallError } from "./call-error";

/** The one shape of an error. It differs from oRPC's: in documented responses a truthy `status` is success. */
export type WireError = { status: false; success: false; message: string; code: string };

type Details = { key?: string; leadsTo?: string };

export function encodeError(error: ORPCError<string, unknown>): WireError & Details {
  const { key, leadsTo } = readCallError(error) ?? {};
  const details = { ...(key ? { key } : {}), ...(leadsTo ? { leadsTo } : {}) };
  return { status: false, success: false, message: error.message, code: error.code, ...details };
}

export function decodeError(
  body: unknown,
  response: { status: number; headers: Record<string, string | string[] | undefined> },
): ORPCError<string, unknown> {
  const { code, message, key } = (typeof body === "object" && body !== null ? body : {}) as Partial<WireError> & {
    key?: string;
  };
  return new ORPCError(typeof code === "string" ? code : "ERROR", {
    status: response.status,
    message: typeof message === "string" ? message : "",
    data: { key, retryAfterSeconds: Number(response.headers["retry-after"]) || undefined },
  });
}
