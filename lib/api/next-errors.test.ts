import { RedirectType, redirect } from "next/navigation";
import { expect, test } from "vitest";
import { formErrorStatus, redirectTarget } from "./next-errors";

/** What Next's own `redirect` throws. */
function redirectError(address: string): unknown {
  try {
    redirect(address, RedirectType.push);
  } catch (error) {
    return error;
  }
}

test("the address is read from Next's own redirect, one with a semicolon too", () => {
  for (const address of ["/login?rdir=%2Fview%2Fcourse%2Fa", "/course/unenroll/a?step=done", "/search?q=a;b"])
    expect(redirectTarget(redirectError(address))).toBe(address);
});

test("a lost connection and other errors are no redirect", () => {
  for (const error of [
    new TypeError("Failed to fetch"),
    null,
    undefined,
    "NEXT_REDIRECT",
    { digest: "1234" },
    { digest: "NEXT_HTTP_ERROR_FALLBACK;404" },
  ])
    expect(redirectTarget(error)).toBeNull();
});

test("only an error before the page and before any call blames what was sent", () => {
  const error = new TypeError("Cannot read properties of undefined");
  // An action that is called without its form, and a body that React cannot read.
  for (const during of ["render", "action", "react-server-components-payload"]) {
    expect(formErrorStatus(error, during, false)).toBe(400);
    expect(formErrorStatus(error, during, true)).toBeNull();
  }
  for (const during of ["react-server-components", "server-rendering", "proxy"])
    expect(formErrorStatus(error, during, false)).toBeNull();
  expect(formErrorStatus(Object.assign(new Error("Body exceeded"), { statusCode: 413 }), "render", false)).toBe(413);
});
