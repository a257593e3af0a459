import { expect, test } from "vitest";
import { afterRegistering } from "./registration-input";

test("after registering the page says in both languages to which address a mail was sent, and nothing of a mail that was not", () => {
  const values = { username: " Asha@Example.ORG " };
  expect(afterRegistering("en", values, true)).toMatch(
    /^You have successfully registered\nWe have sent an email to asha@example\.org\. .*spam folder.*profile\.$/,
  );
  const [registered, mailed] = afterRegistering("hi", values, true).split("\n");
  expect(mailed).toMatch(/^हमने asha@example\.org पर ईमेल भेजा है।.*स्पैम/);
  expect(afterRegistering("hi", values, false)).toBe(registered);
  // A cookie of more than 4096 bytes is not kept by a browser.
  const longest = afterRegistering("hi", { username: `${"a".repeat(242)}@example.org` }, true);
  expect(encodeURIComponent(longest).length).toBeLessThan(2500);
});
