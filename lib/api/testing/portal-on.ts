import type { FreshDatabase } from "../../platform/db/testing/fresh-database";
import { openLimits, rules } from "../../platform/limits";
import { portal } from "../../platform/portal";

/**
 * From now on calls in this process use this database. @returns a function that takes it away again, so that
 * the next file of tests can set its own
 */
export function portalOn({ opened, dataDir }: FreshDatabase): () => Promise<void> {
  const limits = openLimits(opened, dataDir);
  portal.database = opened;
  portal.limits = { rules: Object.keys(rules).join(), opened: limits };
  return async () => {
    (await limits).close();
    delete portal.database;
    delete portal.limits;
  };
}
