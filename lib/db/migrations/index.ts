import type { Migration } from "kysely/migration";
import { learningTables } from "./0001-learning";
import { accountTables } from "./0002-accounts";

/** In order; a name that has landed is never changed. */
export const migrations: Record<string, Migration> = {
  "0001-learning": learningTables,
  "0002-accounts": accountTables,
};
