import { expect, test } from "vitest";
import { leadsToLogin } from "./rejected-redirect";

test("only a redirect to the login page means that nothing was saved", () => {
  for (const address of [
    "/login",
    "/login?rdir=%2Fview",
    "/login?again=1&rdir=%2F",
    "http://localhost:3000/login?rdir=%2F",
  ])
    expect(leadsToLogin(address)).toBe(true);
  for (const address of ["/course/unenroll/a?step=done", "/view/course/login", "/login-help", "/courses?rdir=/login"])
    expect(leadsToLogin(address)).toBe(false);
});
