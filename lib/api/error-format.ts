import { ORPCError } from "@orpc/client";
import { readCallError } from "./call-error";

/** The one shape of an error. It differs from oRPC's: in documented responses a truthy `status` is success. */
export type WireError = {
  status: false;
  success: false;
  message: string;
  code: string;
  key?: string;
  leadsTo?: string;
};

export function encodeError(error: ORPCError<string, unknown>): WireError {
  const { key, leadsTo } = readCallError(error) ?? {};
  return { status: false, success: false, message: error.message, code: error.code, key, leadsTo };
}

export function decodeError(
  body: unknown,
  response: { status: number; headers: Record<string, string | string[] | undefined> },
): ORPCError<string, unknown> {
  const { code, message, key } = Object(body) as Partial<WireError>;
  return new ORPCError(typeof code === "string" ? code : "ERROR", {
    status: response.status,
    message: typeof message === "string" ? message : "",
    data: { key, retryAfterSeconds: Number(response.headers["retry-after"]) || undefined },
  });
}
