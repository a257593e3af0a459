import { LogInAgain } from "@/components/forms/drafts/log-in-again";
import { Icon } from "@/components/ui/icon";
import { dayAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { sectionAddress } from "../steps";
import type { DraftStatus } from "./use-journal-draft";

/** `#` stands for a time. */
export type JournalTexts = Record<
  | "label"
  | "hint"
  | "save"
  | "saveAgain"
  | "saving"
  | "saveDraft"
  | "draftNote"
  | "draftSaving"
  | "draftSaved"
  | "draftInBrowser"
  | "signedOut"
  | "logInAgain"
  | "elsewhere",
  string
>;

/** Shows where the draft is stored. It changes often, so screen readers announce only a lost connection. */
export function JournalDraftStatus({ topicId, status, language, texts }: { topicId: string; status: DraftStatus; language: Language; texts: JournalTexts }) {
  if (status.kind === "none") return null;
  const words = {
    saving: () => texts.draftSaving,
    inBrowser: () => texts.draftInBrowser,
    signedOut: () => texts.signedOut,
    saved: () => texts.draftSaved.replace("#", dayAndTime((status as { at: string }).at, language)),
    rejected: () => (status as { message: string }).message,
  }[status.kind]();
  const isSafe = status.kind === "saved" || status.kind === "saving";
  return (
    <p id="journal-draft" className={`flex items-start gap-2 text-[0.9em] ${isSafe ? "text-ink-soft" : "font-semibold"}`}>
      <Icon name={status.kind === "saved" ? "check" : isSafe ? "clock" : "warning"} className="mt-0.5 size-5" />
      <span>
        {words} {status.kind === "signedOut" && <LogInAgain here={sectionAddress(topicId, "reflective_journal")} label={texts.logInAgain} />}
      </span>
    </p>
  );
}
