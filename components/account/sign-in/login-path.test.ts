import { expect, test } from "vitest";
import { pathAfterLogin } from "./login-path";

test("an incomplete profile comes first, except on the way to the desk", () => {
  for (const path of [
    "/desk",
    "/desk/",
    "/desk/people?find=asha",
    "/desk?outcome=done",
    "/desk/sign-in?to=%2Fdesk%2Flog",
  ])
    expect(pathAfterLogin(0, path)).toBe(path);
  for (const path of ["/dashboard", "/desktop", "/course/desk"])
    expect(pathAfterLogin(0, path)).toBe(`/usr/UpdateInfo?rdir=${encodeURIComponent(path)}`);
  expect(pathAfterLogin(1, "/dashboard")).toBe("/dashboard");
});
