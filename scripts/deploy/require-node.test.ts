import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";
import { requiredNode } from "./require-node.mjs";

/** Runs a program as this version of Node would, behind the check. */
function runAs(version: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;
  const args = [
    "--import",
    pretend,
    "--import",
    "./scripts/deploy/require-node.mjs",
    "--eval",
    "console.log('the program runs')",
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return { status, stdout, stderr };
}

test("the version is that of package.json, and of this process", () => {
  const { dependencies } = JSON.parse(fs.readFileSync("package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies.node).toBe(`${requiredNode}.x`);
  expect(process.versions.node.split(".")[0]).toBe(String(requiredNode));
});

test.each(["20.20.2", "22.22.0", "23.11.1", "25.0.0"])(
  "with Node %s nothing begins, and the sentence names both versions",
  (version) => {
    expect(runAs(version)).toEqual({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(`^The portal needs Node ${requiredNode}, and this is Node ${version}\\.`),
    });
  },
);

test("with the right version the program runs", () => {
  expect(runAs(`${requiredNode}.99.0`)).toEqual({ status: 0, stdout: "the program runs\n", stderr: "" });
});
