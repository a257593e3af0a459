import { expect, test } from "vitest";
import { passwordStrength } from "./new-password-field";

test.each([
  ["12345", "weak"],
  ["password123", "weak"],
  ["aaaaaaaaaaaa", "weak"],
  ["abcdefghijkl", "weak"],
  ["Ram@1985", "weak"],
  ["lotus-pond", "fair"],
  ["seven green mangoes", "strong"],
  ["मेरे आँगन में तीन आम के पेड़ हैं", "strong"],
  ["q7!Zp0x#Lm2v", "strong"],
])("%s is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
