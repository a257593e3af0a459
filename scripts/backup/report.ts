import type { TableSum } from "../../lib/platform/db/copy-rows";
import { type SecretName, secretNames } from "./manifest";

const settingsOf: Record<SecretName, string[]> = {
  "session-secret": ["SESSION_SECRETS", "SESSION_SECRET"],
  "badge-key": ["BADGE_KEYS", "BADGE_KEY"],
};

/** The secrets that a portal with this environment does not read from its data folder: a backup does not hold them. */
export function secretsElsewhere(env: Record<string, string | undefined>): SecretName[] {
  return secretNames.filter((name) => settingsOf[name].some((setting) => env[setting]));
}

/** What the backup says of them; null where it holds every secret. */
export function secretsInWords(elsewhere: readonly SecretName[]): string | null {
  if (elsewhere.length === 0) return null;
  const settings = elsewhere.map((name) => settingsOf[name].at(-1)).join(" and ");
  const holds =
    elsewhere.length === secretNames.length ? "This backup holds no secret" : "This backup does not hold every secret";
  return `${holds}: the portal has ${settings} in its environment. Keep them in another safe place. Without the first everybody must sign in again and second factors cannot be read; without the second badges given before cannot be verified.`;
}

/** One line for each table that has rows, for the person who copies. */
export function formatSums(sums: Record<string, TableSum>): string {
  const filled = Object.entries(sums).filter(([, { rows }]) => rows > 0);
  if (filled.length === 0) return "  no rows yet";
  return filled.map(([table, { rows, digest }]) => `  ${table}: ${rows} rows, ${digest.slice(0, 12)}`).join("\n");
}
