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

test("a form that is too large or unreadable has its status, and no other error has one", () => {
  expect(formErrorStatus(Object.assign(new Error("Body exceeded"), { statusCode: 413 }))).toBe(413);
  expect(formErrorStatus(new Error("Failed to parse body as FormData."))).toBe(400);
  for (const error of [null, undefined, new Error("no such table")]) expect(formErrorStatus(error)).toBeNull();
});

test.each(["text/plain", "application/json", "multipart/form-data", "multipart/form-data; boundary=x"])(
  "a body of the type %s that is no form is unreadable",
  async (type) => {
    const posted = new Request("http://portal.invalid", {
      method: "POST",
      body: "x",
      headers: { "content-type": type },
    });
    expect(formErrorStatus(await posted.formData().catch((error: unknown) => error))).toBe(400);
  },
);
