import { expect, test } from "vitest";
import { hidesPictures, withPictures } from "./page-cookies";

test("pictures are off only where the cookie says so", () => {
  expect(hidesPictures("large.nopictures.still")).toBe(true);
  for (const cookie of [undefined, "", "large.still", "nopicturesatall", "nopictures; <b>"])
    expect(hidesPictures(cookie)).toBe(false);
});

test("switching pictures keeps the other settings, and nothing that is no setting", () => {
  expect(withPictures("large.still", false)).toBe("large.still.nopictures");
  expect(withPictures("nopictures.large", false)).toBe("large.nopictures");
  expect(withPictures("large.nopictures", true)).toBe("large");
  expect(withPictures("", true)).toBe("");
  expect(withPictures("a=b; c", false)).toBe("nopictures");
});
