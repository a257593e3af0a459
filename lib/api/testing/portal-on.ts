import type { FreshDatabase } from "../../platform/db/testing/fresh-database";
import { openLimits, rules } from "../../platform/limits";
import { portal } from "../../platform/portal";

/**
 * Calls in this process use this database. @returns what ends that: afterwards the process is as before, so that the
 * next file of tests can use it
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
