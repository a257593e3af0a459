import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type Dialect, type FreshDatabase, freshDatabase } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { guestContext } from "./learners";

type Prepare = (guest: CallContext, fresh: FreshDatabase) => Promise<void> | void;

/**
 * Gives the tests of a describe block a migrated database of their own, with a guest's call on it, and removes it after
 * them. `prepare` runs once before these tests.
 */
export function onFreshPortal(dialect: Dialect, prepare: Prepare, options?: Parameters<typeof guestContext>[1]): void {
  let fresh: FreshDatabase | undefined;
  let guest: CallContext | undefined;
  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
    guest = await guestContext(fresh, options);
    await prepare(guest, fresh);
  });
  afterAll(async () => {
    guest?.limits.close();
    await fresh?.remove();
  });
}

/**
 * As above, with one database for all tests of the block and a new guest's call for each test; `prepare` runs before
 * every test.
 */
export function onSharedPortal(dialect: Dialect, prepare: (guest: CallContext) => Promise<void> | void): void {
  let fresh: FreshDatabase;
  let guest: CallContext;
  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
  });
  beforeEach(async () => {
    guest = await guestContext(fresh);
    await prepare(guest);
  });
  afterEach(() => guest.limits.close());
  afterAll(() => fresh.remove());
}
