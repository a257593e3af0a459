import type { Kysely } from "kysely";
import type { Schema } from "./schema";

/** A connection to the portal's tables, or a transaction on it. */
export type Database = Kysely<Schema>;
