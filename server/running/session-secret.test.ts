import { expect, test } from "vitest";
import { unwritableInWords } from "./session-secret";

test("a data folder that cannot be made or written is named in words, and no other error is", () => {
  for (const code of ["EACCES", "EPERM", "EROFS"])
    expect(unwritableInWords(Object.assign(new Error(code), { code, path: "/data/.session-secret" }))).toMatch(
      /may not write \/data\/\.session-secret.*PORTAL_DATA_DIR/,
    );
  for (const code of ["ENOENT", "ENOTDIR", "EEXIST"])
    expect(unwritableInWords(Object.assign(new Error(code), { code, path: "/proc/x" }))).toMatch(
      /^No folder can be made at \/proc\/x\..*PORTAL_DATA_DIR/,
    );
  expect(unwritableInWords(new TypeError("a fault in the code"))).toBeNull();
});
