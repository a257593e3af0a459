import { getRedirectError } from "next/dist/client/components/redirect";
import { expect, test } from "vitest";
import { leadsToLogin, redirectOf } from "./redirect-of";

test("the address is read out of Next's own redirect, one with a semicolon too", () => {
  for (const address of ["/login?rdir=%2Fview%2Fcourse%2Fa", "/course/unenroll/a?step=done", "/search?q=a;b"])
    expect(redirectOf(getRedirectError(address, "push"))).toBe(address);
});

test("a lost connection and other errors are no redirect", () => {
  for (const error of [new TypeError("Failed to fetch"), null, undefined, "NEXT_REDIRECT", { digest: "1234" }, { digest: "NEXT_HTTP_ERROR_FALLBACK;404" }])
    expect(redirectOf(error)).toBeNull();
});

test("only a redirect to the login page means that nothing was saved", () => {
  for (const address of ["/login", "/login?rdir=%2Fview", "/login?again=1&rdir=%2F", "http://localhost:3000/login?rdir=%2F"])
    expect(leadsToLogin(address)).toBe(true);
  for (const address of ["/course/unenroll/a?step=done", "/view/course/login", "/login-help", "/courses?rdir=/login"])
    expect(leadsToLogin(address)).toBe(false);
});
