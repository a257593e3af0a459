import { expect, test } from "vitest";
import { reasonNotToSeed } from "./may-seed";

const development = {
  nodeEnv: undefined,
  settings: { portalUrl: "http://localhost:3000", upstreamUrl: null },
  emails: [],
};

test("an empty development portal may be filled", () => expect(reasonNotToSeed(development)).toBeNull());

test.each([
  ["NODE_ENV is production", { nodeEnv: "production" }],
  ["PORTAL_URL is https://", { settings: { portalUrl: "https://portal.example.org", upstreamUrl: null } }],
  [
    "PORTAL_UPSTREAM_URL",
    { settings: { portalUrl: "http://127.0.0.1:3000", upstreamUrl: "https://backend.example.org" } },
  ],
  ["holds 1 accounts that this command has not made", { emails: ["asha.kumari@seed.example", "teacher@example.org"] }],
  ["an earlier run", { emails: ["asha.kumari@seed.example"] }],
])("rejected: %s", (words, change) => {
  expect(reasonNotToSeed({ ...development, ...change })).toContain(words);
});
