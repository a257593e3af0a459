import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi } from "../../../testing/calls/call-api";
import { newLearner, password } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";

let backend: Portal;
let front: Portal;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-proxies-"));
beforeAll(async () => {
  backend = await startPortal({ PORTAL_DATA_DIR: path.join(folder, "backend"), TRUSTED_PROXIES: "1" });
  front = await startPortal({
    PORTAL_DATA_DIR: path.join(folder, "front"),
    TRUSTED_PROXIES: "1",
    PORTAL_UPSTREAM_URL: backend.url,
  });
});
afterAll(async () => {
  await front.stop();
  await backend.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["by itself", () => backend.url],
  ["through another portal", () => front.url],
])(
  "T27: behind a trusted proxy a visitor is known by the address it adds, not by what they made up: %s",
  async (_, url) => {
    const { username } = await newLearner({}, url());
    const login = (word: string, hops: string) =>
      callApi(
        "POST",
        "/users/login",
        { body: { username, password: word }, headers: { "x-forwarded-for": hops } },
        url(),
      );
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await login("wrong-password", `192.0.2.${count}, 198.51.100.7`)).status);
    expect(statuses.at(0)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    expect((await login(password, "198.51.100.7")).status).toBe(429);
    expect((await login(password, "198.51.100.8")).status).toBe(200);
  },
);
