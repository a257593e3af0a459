import { expect, test } from "vitest";
import { SocialButtons } from "./social-buttons";

test("where nothing is set up nothing is shown", () => {
  const words = { or: "or", makesAccount: "", notice: "", labels: { google: "", facebook: "" } };
  expect(SocialButtons({ texts: { ...words, platforms: [] } })).toBeNull();
  expect(SocialButtons({ texts: { ...words, platforms: ["google"] } })).not.toBeNull();
});
