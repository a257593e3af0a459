import { expect, test } from "vitest";
import { hasReleaseBefore, runReleaseBefore } from "./run-release-before";

// On SQLite, to save a minute of every run; npm run bench -- upgrade --tables does it on PostgreSQL too. While an
// upgrade restarts one process after the other, and after going back, the release before runs on the tables of the new
// one (docs/decisions/0145).

test.skipIf(!hasReleaseBefore())(
  "the release before does everything on the tables of today's migrations: its own database tests pass there",
  async () => {
    const { passed, failed } = await runReleaseBefore(false);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(300);
  },
  1_200_000,
);
