import { expect, test } from "vitest";
import { partByKey } from "./part-tabs";

const ids = ["about", "curriculum", "faqs"];

test("arrow keys wrap around, Home and End go to the ends", () => {
  expect(partByKey("ArrowRight", ids, "about")).toBe("curriculum");
  expect(partByKey("ArrowRight", ids, "faqs")).toBe("about");
  expect(partByKey("ArrowLeft", ids, "about")).toBe("faqs");
  expect(partByKey("Home", ids, "faqs")).toBe("about");
  expect(partByKey("End", ids, "about")).toBe("faqs");
});

test("other keys are left to the browser", () => {
  expect(partByKey("Tab", ids, "about")).toBeUndefined();
});
