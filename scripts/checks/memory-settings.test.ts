import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allocatorEnv, heapFlags } from "../../lib/process/steps.ts";

test.each(["deploy/systemd/portal@.service", "deploy/docker/Dockerfile"])(
  "%s starts the portal with the memory settings of npm start",
  (file) => {
    const text = readFileSync(file, "utf8");
    for (const flag of heapFlags) expect(text).toContain(flag);
    for (const [name, value] of Object.entries(allocatorEnv)) expect(text).toContain(`${name}=${value}`);
  },
);
