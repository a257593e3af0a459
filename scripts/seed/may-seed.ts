import type { Settings } from "../../lib/platform/settings";
import { isSeeded } from "./person";

type Before = {
  nodeEnv: string | undefined;
  settings: Pick<Settings, "portalUrl" | "upstreamUrl">;
  /** The e-mail addresses of all accounts. */
  emails: string[];
};

/** The reason not to fill this portal with invented learners whose password is public; null if there is none. */
export function reasonNotToSeed({ nodeEnv, settings, emails }: Before): string | null {
  if (nodeEnv === "production") return "NODE_ENV is production: only a development portal is filled.";
  if (!["localhost", "127.0.0.1", "[::1]"].includes(new URL(settings.portalUrl).hostname))
    return `PORTAL_URL is ${settings.portalUrl}: only a portal on this machine is filled.`;
  if (settings.upstreamUrl) return "PORTAL_UPSTREAM_URL is set: learners live in that backend.";
  const others = emails.filter((email) => !isSeeded(email)).length;
  if (others > 0)
    return `The database holds ${others} accounts that this command has not made. Use another PORTAL_DATA_DIR or DATABASE_URL.`;
  if (emails.length > 0)
    return "The portal holds the learners of an earlier run. To begin anew, delete its data folder or use another one.";
  return null;
}
