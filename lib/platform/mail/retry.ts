import type { Mail } from "./mails";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const waitsMs = [minuteMs, 5 * minuteMs, 15 * minuteMs];

/** The time after which a mail is given up. A password link works for an hour: a later mail would confuse. */
function patienceMs(kind: string): number {
  return kind === ("resetPassword" satisfies Mail["kind"]) ? hourMs : 3 * 24 * hourMs;
}

/** When a failed mail is tried again: after 1, 5, 15 and 60 minutes, then hourly; null to give up. */
export function nextAttempt(mail: { kind: string; created_at: string; attempts: number }, now: Date): Date | null {
  const next = now.getTime() + (waitsMs[mail.attempts - 1] ?? hourMs);
  return next <= new Date(mail.created_at).getTime() + patienceMs(mail.kind) ? new Date(next) : null;
}

/** There is no such address (RFC 3463, 5.1.x): repeated attempts only harm the sender's reputation. */
export function isUnknownAddress(error: unknown): boolean {
  return /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/.test(String((error as { response?: unknown } | null)?.response ?? ""));
}

/** The error message for the log and the row, without addresses and links, which mail servers often repeat. */
export function withoutPersonalData(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/https?:\/\/\S+/g, "(link)")
    .replace(/[^\s<>]+@[^\s<>]+/g, "(address)")
    .slice(0, 500);
}
