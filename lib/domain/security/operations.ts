import { newPasswordRule, repeatedPasswordRules } from "../../contract/rules/sign-in";
import { CallError } from "../../platform/call-error";
import { write } from "../../platform/db";
import { dateAndTime } from "../../platform/i18n/dates";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { queueMail } from "../../platform/mail";
import {
  closeOtherSessions,
  closeSessionById,
  type Learner,
  listSessions,
  requireFullSession,
} from "../../platform/session";
import {
  type Account,
  hashPassword,
  holdPassword,
  noteEvent,
  rememberDevice,
  requireGoodPassword,
  updateAccount,
} from "../accounts";
import { type CallContext, doneWith, type Operations, requireRules } from "../call";
import { closedCalls } from "./closing/reopen-account";
import { requireCurrentPassword, wrongCurrentPassword } from "./current-password";
import { emailCalls } from "./email/calls";
import { eraseAccount } from "./erase-account";
import { readHeldData } from "./held-data";

// The first match counts: Edge names Chrome too, Chrome names Safari, and an Android phone names Linux.
const browsers: [RegExp, string][] = [
  [/Edg(?:A|iOS|e)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/UCBrowser\/|UBrowser\//, "UC Browser"],
  [/MiuiBrowser\//, "Mi Browser"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Version\/[\d.]+.* Safari\//, "Safari"],
];

const machines = [
  [/iPad/, "iPad"],
  [/iPhone|iPod/, "iPhone"],
  [/Android.*Mobile/, "androidPhone"],
  [/Android/, "androidTablet"],
  [/KaiOS/, "kaiPhone"],
  [/CrOS/, "chromebook"],
  [/Windows/, "windows"],
  [/Macintosh/, "mac"],
  [/Linux/, "linux"],
] as const;

const kinds = [
  [/iPad|Android(?!.*Mobile)/, "tablet"],
  [/iPhone|iPod|Android|KaiOS/, "phone"],
  [/CrOS|Windows|Macintosh|Linux/, "computer"],
] as const;

export function deviceKind(userAgent: string): "phone" | "tablet" | "computer" | "unknown" {
  return kinds.find(([sign]) => sign.test(userAgent))?.[1] ?? "unknown";
}

/** A recognisable description, such as "Chrome on an Android phone"; no text of the header itself is shown. */
export function deviceIn(userAgent: string, language: Language): string {
  const t = translatorFor(language, "security");
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1];
  const machine = machines.find(([sign]) => sign.test(userAgent))?.[1];
  if (browser && machine) return t("browserOnMachine", { browser, machine: t(`machines.${machine}`) });
  if (machine) return t("appOnMachine", { machine: t(`machines.${machine}`) });
  return browser ?? t("unknownDevice");
}

/** The calls of `security`. @throws CallError UNAUTHORIZED, FORBIDDEN for a session of a mailed link */
export const security: Operations<"security"> = {
  async changePassword(context, { password1, password2, current_password }) {
    const learner = requireFullSession(context);
    requireRules(context, repeatedPasswordRules, { password1, password2 });
    await context.limits.count("changePassword", learner.tokenHash);
    const before = await requireCurrentPassword(context, learner, current_password);
    requireRules(context, [newPasswordRule(context.settings.passwordMinLength)], { password1 });
    await requireGoodPassword(context, password1, learner.username);
    await storeNewPassword(context, learner, before, password1);
    return doneWith(context, "passwordChanged");
  },

  async deleteAccount(context, given) {
    const until = await eraseAccount(context, requireFullSession(context), given);
    const t = translatorFor(context.language, "answers");
    if (until === null) return { success: true, message: t("accountDeleted") };
    const date = dateAndTime(until, context.language);
    return { success: true, message: t("accountClosing", { date }), deletes_at: until };
  },

  async listSessions(context) {
    const rows = await listSessions(context.db, requireFullSession(context), context.now);
    const data = rows.map((row) => ({
      id: row.id,
      device: deviceIn(row.user_agent, context.language),
      kind: deviceKind(row.user_agent),
      current: row.current,
      learningOnly: row.scope === "learning",
      signedInAt: row.created_at,
      lastSeenAt: row.last_seen_at,
    }));
    return { success: true, data };
  },

  async endSession(context, { id }) {
    const ended = await closeSessionById(context.db, requireFullSession(context), id);
    if (!ended) throw new CallError("NOT_FOUND", "sessionUnknown");
    return doneWith(context, "sessionEnded");
  },

  async endOtherSessions(context) {
    await closeOtherSessions(context.db, requireFullSession(context));
    return doneWith(context, "otherSessionsEnded");
  },

  async readMyData(context) {
    const learner = requireFullSession(context);
    await context.limits.count("readMyData", learner.accountId);
    const data = await readHeldData(context.db, learner, context.language);
    return { success: true, exportedAt: context.now.toISOString(), data };
  },

  ...closedCalls,
  ...emailCalls,
};

/** Stores a new password, ends other sessions (threats T14), queues a mail: one transaction. */
async function storeNewPassword(context: CallContext, learner: Learner, before: Account, password: string) {
  const hash = await hashPassword(password);
  await write(context.db, async (db) => {
    await holdPassword(db, before, wrongCurrentPassword);
    if (!(await updateAccount(db, learner.accountId, { password_hash: hash, updated_at: context.now.toISOString() })))
      throw new CallError("UNAUTHORIZED", "unauthorized");
    await closeOtherSessions(db, learner);
    await noteEvent(db, "passwordChanged", context.now, learner.accountId);
    const to = { accountId: learner.accountId, address: learner.username, language: learner.language };
    await queueMail(db, { kind: "passwordChanged", values: { firstName: learner.firstName } }, to, context.now);
  });
  await rememberDevice(context, { id: learner.accountId, password_hash: hash });
}
