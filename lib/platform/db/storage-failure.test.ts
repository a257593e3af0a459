import Sqlite from "better-sqlite3";
import { afterEach, expect, test, vi } from "vitest";
import { callErrorOfStorage, storageFailure, writeIfPossible } from ".";

const withCode = (code: string) => Object.assign(new Error("it failed"), { code });
afterEach(() => void vi.restoreAllMocks());

test.each([
  "SQLITE_FULL",
  "SQLITE_IOERR_WRITE",
  "SQLITE_IOERR_FSYNC",
  "SQLITE_READONLY",
  "SQLITE_CANTOPEN",
  "ENOSPC",
  "EDQUOT",
  "EIO",
  "EROFS",
  "53100",
])("a full disk is a 503 with the time to try again: %s", (code) => {
  expect(callErrorOfStorage(withCode(code))).toMatchObject({
    code: "SERVICE_UNAVAILABLE",
    key: "storageFull",
    details: { retryAfterSeconds: 60 },
  });
});

test.each(["57P01", "57P03", "08006", "08001", "53300", "ECONNREFUSED", "ECONNRESET"])(
  "a database that does not respond gives a 503 too: %s",
  (code) => {
    expect(callErrorOfStorage(withCode(code))).toMatchObject({ code: "SERVICE_UNAVAILABLE", key: "upstreamSilent" });
  },
);

test("errors of pg without a code, and errors that are the cause of another one, are recognised", () => {
  expect(storageFailure(new Error("Connection terminated unexpectedly"))).toBe("silent");
  expect(storageFailure(new Error("outer", { cause: withCode("SQLITE_FULL") }))).toBe("full");
  expect(storageFailure(Object.assign(new AggregateError([withCode("ECONNREFUSED")]), { code: "ECONNREFUSED" }))).toBe(
    "silent",
  );
});

test.each([
  withCode("SQLITE_CONSTRAINT_UNIQUE"),
  withCode("23505"),
  withCode("42P01"),
  new TypeError("a mistake"),
  "text",
  null,
  undefined,
])("any other error stays an error: %s", (error) => {
  expect(callErrorOfStorage(error)).toBeNull();
});

test("a really full SQLite file is recognised, and a write that only accompanies a read is left out", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const handle = new Sqlite(":memory:");
  handle.exec("create table filled (text)");
  handle.pragma(`max_page_count = ${handle.pragma("page_count", { simple: true })}`);
  const fill = async () => handle.prepare("insert into filled values (?)").run("a".repeat(100_000));
  await expect(fill()).rejects.toSatisfy((error) => storageFailure(error) === "full");
  await writeIfPossible(fill);
  await expect(writeIfPossible(async () => handle.exec("insert into missing values (1)"))).rejects.toThrow("missing");
});
