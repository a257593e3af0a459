import fs from "node:fs";

const documented = fs
  .readFileSync("docs/spec/calls.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([method = "", address = ""]) => ({
    method,
    address: new RegExp(`^${address.replace(/\/+$/, "").replace(/\{\w+\}/g, "[^/]+")}/?$`),
  }));

/** Whether the two specification documents name this call. @param address - with `/api` and perhaps a query */
export function isDocumented(method: string, address: string): boolean {
  const bare = address.split("?")[0] ?? "";
  return documented.some((each) => each.method === method && each.address.test(bare));
}
