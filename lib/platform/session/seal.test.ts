import { sealData } from "iron-session";
import { afterEach, expect, test, vi } from "vitest";
import { newToken, tokenHash } from "./records";
import { openSeal, rememberSeal, sealToken, sessionSeconds } from "./seal";

const secret = "a secret of the tests, long enough";
afterEach(() => void vi.useRealTimers());

test("a sealed token is opened with the same secret, and does not show in the seal", async () => {
  const token = newToken();
  const seal = await sealToken(token, secret);
  expect(await openSeal(seal, secret)).toBe(token);
  expect(seal).not.toContain(token);
});

test("a seal made with another secret is ignored", async () => {
  expect(await openSeal(await sealToken(newToken(), "some other secret, also long enough"), secret)).toBeNull();
});

test("a changed seal is ignored", async () => {
  const seal = await sealToken(newToken(), secret);
  expect(await openSeal(`${seal.slice(0, -6)}AAAAAA`, secret)).toBeNull();
  expect(await openSeal(seal.replace("Fe26.2", "Fe26.1"), secret)).toBeNull();
});

test.each(["", "garbage", "Fe26.2*1*x", "%00", "null", "a".repeat(10_000)])(
  "a cookie that is not a seal is ignored: %.12s",
  async (cookie) => {
    expect(await openSeal(cookie, secret)).toBeNull();
  },
);

test("a missing cookie gives no token", async () => {
  expect(await openSeal(undefined, secret)).toBeNull();
});

test("a token shorter than 5 characters counts as absent", async () => {
  expect(await openSeal(await sealToken("abcd", secret), secret)).toBeNull();
  expect(await openSeal(await sealData({}, { password: secret }), secret)).toBeNull();
  expect(await openSeal(await sealToken("abcde", secret), secret)).toBe("abcde");
});

test("a remembered seal is not opened again, but only with the same secrets", async () => {
  rememberSeal("no seal", [secret], { token: "abcde", account: null });
  expect(await openSeal("no seal", secret)).toBe("abcde");
  expect(await openSeal("no seal", [secret, "an earlier secret, also long enough"])).toBeNull();
});

test("a seal ends with the session", async () => {
  const seal = await sealToken(newToken(), secret);
  vi.useFakeTimers({ now: Date.now() + (sessionSeconds + 120) * 1000 });
  expect(await openSeal(seal, secret)).toBeNull();
});

test("every token is new and long, and only its hash is stored", () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  expect(tokens.every((token) => token.length === 43)).toBe(true);
  expect(tokenHash(tokens[0] ?? "")).not.toContain(tokens[0]);
  expect(tokenHash("same")).toBe(tokenHash("same"));
});
