import { expect, test } from "vitest";
import { SocialButtons } from "./social-buttons";

test("no button is shown when no provider is set up", () => {
  const words = { or: "or", makesAccount: "", notice: "", labels: { google: "", facebook: "" } };
  expect(SocialButtons({ texts: { ...words, platforms: [] } })).toBeNull();
  expect(SocialButtons({ texts: { ...words, platforms: ["google"] } })).not.toBeNull();
});
