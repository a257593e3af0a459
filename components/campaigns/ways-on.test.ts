import fc from "fast-check";
import { expect, test } from "vitest";
import { resumePath } from "@/components/account/recovery/resume-path";
import { pathAfterRegistering } from "@/components/account/register/registration-input";
import { pathAfterLogin } from "@/components/account/sign-in/login-path";
import { loginPathFrom, returnPath } from "@/lib/api/http/return-path";
import { hostilePaths, staysHere } from "@/lib/api/http/testing/hostile-paths";
import { allowedTarget } from "./redirect-or-not-found";

const page = "https://portal.example/login?rdir=x";

test("T8: redirects after login, registration, a short address and a resume link stay on this site", () => {
  fc.assert(
    fc.property(hostilePaths, fc.constantFrom("course_info", "module", "topic", "other"), (given, target) => {
      const path = returnPath(given, "/dashboard");
      const ways = [
        pathAfterLogin(0, path),
        pathAfterLogin(1, path),
        pathAfterRegistering({ age: "15" }, path),
        pathAfterRegistering({ age: "30" }, path),
      ];
      const resumed = resumePath({ page: target, id: given.toWellFormed(), utm_source: given, utm_campaign: given });
      for (const way of [
        ...ways,
        resumed,
        allowedTarget(given, []) ?? "/",
        loginReturn(loginPathFrom({ pathname: given, search: `?rdir=${given}` })),
      ])
        expect(staysHere(way, page), way).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

/** Where the login at `address` leads to. */
function loginReturn(address: string): string {
  return new URL(address, page).searchParams.get("rdir") ?? "/";
}
