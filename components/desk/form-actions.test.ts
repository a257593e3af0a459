import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, beforeEach, expect, test } from "vitest";
import { scriptField } from "@/lib/api/http/read-form";
import { redirectTarget } from "@/lib/api/next-errors";
import { portal, type RequestState } from "@/lib/platform/portal";
import { submitForm } from "./form-actions";

/** A template of a page is of no visitor, so no cookies are read. */
const request = { template: { state: "", calls: {}, marks: { account: null } } } as unknown as RequestState;

beforeEach(() => {
  portal.requests = new AsyncLocalStorage<RequestState>();
});
afterEach(() => {
  delete portal.requests;
});

/** Sends a form of the desk, whose call fails with this error. */
function submit(error: { status: number; key: string }, scripted: boolean) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ back: "/desk/messages?page=2", text: " Typed " })) form.set(name, value);
  if (scripted) form.set(scriptField, "1");
  const failed = Object.assign(new Error("Why"), { status: error.status, code: "X", data: { key: error.key } });
  return portal.requests?.run(request, () =>
    submitForm(form, ["text"], () => Promise.reject(failed), { short: "text" }),
  );
}

test("a form of the desk whose session or second factor has ended leads to its own page, which asks again, and deletes no draft", async () => {
  for (const error of [
    { status: 401, key: "unauthorized" },
    { status: 403, key: "secondFactorNeeded" },
    { status: 403, key: "signInAgain" },
  ]) {
    // A result with `done` would delete the draft.
    expect(await submit(error, true)).toEqual({
      problems: [],
      values: { text: "Typed" },
      leadsTo: "/desk/messages?page=2",
    });
    expect(redirectTarget(await submit(error, false)?.catch((thrown) => thrown))).toBe("/desk/messages?page=2");
  }
});

test("any other rejection is shown on the form, with what was typed: also where the role was withdrawn", async () => {
  for (const [error, field] of [
    [{ status: 403, key: "deskForbidden" }, undefined],
    [{ status: 400, key: "short" }, "text"],
  ] as const)
    expect(await submit(error, true)).toEqual({
      problems: [{ field, key: error.key, message: "Why" }],
      values: { text: "Typed" },
    });
});
