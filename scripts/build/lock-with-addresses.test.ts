import fs from "node:fs";
import { expect, test } from "vitest";
import { lockWithAddresses } from "./lock-with-addresses.mjs";

const integrity = "sha512-x";
const lockedAddresses = (packages: Parameters<typeof lockWithAddresses>[0]["packages"], otherScopes: string[] = []) =>
  Object.values(lockWithAddresses({ packages }, "https://registry.example/npm/", otherScopes).packages).map(
    ({ resolved }) => resolved,
  );

test("a package has its address by its name, its scope and its version, wherever its folder is", () => {
  expect(
    lockedAddresses({
      "node_modules/zod": { version: "4.6.7", integrity },
      "node_modules/@orpc/zod": { version: "1.16.1", integrity },
      "node_modules/linkinator/node_modules/@a/b": { version: "2.0.0-beta.1", integrity },
      "node_modules/alias": { name: "@real/name", version: "3.0.0", integrity },
    }),
  ).toEqual([
    "https://registry.example/npm/zod/-/zod-4.6.7.tgz",
    "https://registry.example/npm/@orpc/zod/-/zod-1.16.1.tgz",
    "https://registry.example/npm/@a/b/-/b-2.0.0-beta.1.tgz",
    "https://registry.example/npm/@real/name/-/name-3.0.0.tgz",
  ]);
});

test("the project itself, a package without a checksum, one that has an address and a scope with another registry stay as they are", () => {
  const given = {
    "": { version: "0.1.0" },
    "node_modules/linked": { version: "1.0.0" },
    "node_modules/named": { version: "1.0.0", integrity, resolved: "https://elsewhere.example/named.tgz" },
    "node_modules/@own/part": { version: "1.0.0", integrity },
  };
  expect(lockWithAddresses({ packages: given }, "https://registry.example", ["@own"]).packages).toEqual(given);
});

test("every package of the project's lock file has a checksum, so that each gets an address", () => {
  const { packages } = lockWithAddresses(
    JSON.parse(fs.readFileSync("package-lock.json", "utf8")),
    "https://registry.example",
  );
  const without = Object.entries(packages).filter(([folder, { resolved }]) => folder !== "" && !resolved);
  expect(without).toEqual([]);
});
