import "server-only";
import { ORPCError } from "@orpc/client";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { FormResult } from "@/components/forms/form-state";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settingsProblem } from "./rules";

/** A settings call's answer as the form's state. A session that has ended leads to the page, which shows why. */
export async function answered(
  language: Language,
  ask: () => Promise<string>,
  withoutSession = "/settings",
): Promise<FormResult> {
  let done: string;
  try {
    done = await ask();
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    if (error.status === 401) redirect(withoutSession);
    if (error.status === 403) redirect("/settings");
    return { problems: [settingsProblem(error, translatorFor(language, "accounts")("offline"))] };
  }
  refresh();
  return { problems: [], done };
}
