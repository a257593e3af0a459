import { expect, test } from "vitest";
import { isUnknownAddress, nextAttempt, withoutPersonalData } from "./retry";

const created = Date.parse("2026-11-20T06:00:00.000Z");
const minuteMs = 60_000;

/** The minutes after which a mail that always fails is tried again. */
function retryMinutes(kind: string): number[] {
  const tries = [0];
  let now = new Date(created);
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt({ kind, created_at: new Date(created).toISOString(), attempts }, now);
    if (!next) return tries;
    now = next;
    tries.push((next.getTime() - created) / minuteMs);
  }
}

test("a mail is tried again after 1, 5, 15 and 60 minutes, then hourly for three days", () => {
  const tries = retryMinutes("verifyEmail");
  expect(tries.slice(0, 6)).toEqual([0, 1, 6, 21, 81, 141]);
  expect(tries.at(-1)).toBeGreaterThan(71 * 60);
  expect(tries.at(-1)).toBeLessThanOrEqual(72 * 60);
});

test("a link to a new password is not sent when it has run out", () => {
  expect(retryMinutes("resetPassword")).toEqual([0, 1, 6, 21]);
});

test("only an unknown address ends the retries at once", () => {
  expect(isUnknownAddress({ response: "550 5.1.1 <asha@example.org>: user unknown" })).toBe(true);
  expect(isUnknownAddress({ response: "554 5.7.1 relay access denied" })).toBe(false);
  expect(isUnknownAddress({ response: "450 4.2.0 try again later" })).toBe(false);
  expect(isUnknownAddress(new Error("connect ECONNREFUSED"))).toBe(false);
});

test("T11: an error is stored without addresses and links", () => {
  const words = withoutPersonalData(
    new Error("554 <asha@example.org> link https://learn.example.org/verify-email/secret/1 is not welcome"),
  );
  expect(words).toBe("554 <(address)> link (link) is not welcome");
});
