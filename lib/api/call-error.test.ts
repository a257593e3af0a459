import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { readCallError } from "./call-error";
import { decodeError } from "./error-format";

test("an error of the API client gives its status, message and key", () => {
  const body = {
    status: false,
    success: false,
    message: "Account already Exists ",
    code: "UNAUTHORIZED",
    key: "accountExists",
  };
  expect(readCallError(decodeError(body, { status: 401, headers: {} }))).toEqual({
    status: 401,
    message: "Account already Exists ",
    key: "accountExists",
  });
  const busy = new ORPCError("SERVICE_UNAVAILABLE", {
    status: 503,
    message: "Busy",
    data: { key: "busy", retryAfterSeconds: 5 },
  });
  expect(readCallError(busy)).toEqual({ status: 503, message: "Busy", key: "busy", retryAfterSeconds: 5 });
});

test("a response without JSON, such as a proxy's own page, has a status and no message", () => {
  expect(readCallError(decodeError("<html>", { status: 502, headers: {} }))).toEqual({ status: 502, message: "" });
});

test("a lost connection, a redirect and a fault in the code are no error response", () => {
  const redirect = Object.assign(new Error("NEXT_REDIRECT"), { digest: "NEXT_REDIRECT;push;/login;303;" });
  const network = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  for (const error of [new TypeError("Failed to fetch"), redirect, network, null, undefined, "ERROR"])
    expect(readCallError(error)).toBeNull();
});
