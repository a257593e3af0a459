import { expect, test } from "vitest";
import { pathWithoutLink, readCampaign, resumePath } from "./resume-path";

const campaign = { utm_source: "mail", utm_campaign: "week 2" };

test("the four outcomes of a resume link", () => {
  const to = (page: string) => resumePath({ page, id: "growing-up-healthy", ...campaign });
  expect(to("course_info")).toBe("/info/course/growing-up-healthy?utm_source=mail&utm_campaign=week+2");
  expect(to("module")).toBe("/view/course/growing-up-healthy?utm_source=mail&utm_campaign=week+2");
  expect(to("topic")).toBe("/course/module/growing-up-healthy/primary/?utm_source=mail&utm_campaign=week+2");
  for (const other of ["", "settings", "MODULE", "//evil.example"]) expect(to(other)).toBe("/courses");
});

test("no resume link leads away from the portal", () => {
  for (const id of ["//evil.example", "..\\..\\evil", "a?b#c", "@evil.example"]) {
    const path = resumePath({ page: "module", id, ...campaign });
    const parsed = new URL(path, "https://portal.example");
    expect([parsed.host, parsed.pathname.startsWith("/view/course/"), parsed.searchParams.get("utm_source")]).toEqual([
      "portal.example",
      true,
      "mail",
    ]);
  }
});

test("the campaign comes from the address, in bounds", () => {
  expect(readCampaign({})).toEqual({ utm_source: "mail", utm_campaign: "resume_learning" });
  expect(readCampaign({ utm_source: "sms", utm_campaign: ["a", "b"] })).toEqual({
    utm_source: "sms",
    utm_campaign: "resume_learning",
  });
  expect(readCampaign({ utm_source: "x".repeat(500) }).utm_source).toHaveLength(120);
});

test("a link that opens nothing any more leads to the login, with what it was for as the return path", () => {
  const login = new URL(
    pathWithoutLink({ page: "module", id: "healthy-minds", ...campaign }),
    "https://portal.example",
  );
  expect([login.pathname, login.searchParams.get("problem")]).toEqual(["/login", "resumeOver"]);
  expect(login.searchParams.get("rdir")).toBe("/view/course/healthy-minds?utm_source=mail&utm_campaign=week+2");
  expect(pathWithoutLink({ page: "settings", id: "healthy-minds", ...campaign })).toBe("/courses");
});
