"use client";

import { useRef } from "react";
import { DangerHelp } from "@/components/forms/danger/danger-help";
import { DangerLine } from "@/components/forms/danger/danger-line";
import { eachOnce } from "@/components/forms/danger/each-once";
import { useDangers } from "@/components/forms/danger/use-dangers";
import { LogInAgain } from "@/components/forms/drafts/log-in-again";
import { TextArea } from "@/components/forms/field";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { ownWordsMessages } from "@/components/forms/own-words/own-words-message";
import { useServerForm } from "@/components/forms/use-server-form";
import type { DangerTexts } from "@/components/layout/danger/danger-texts";
import { Button, LinkButton, SubmitButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { textIn } from "@/lib/api/http/read-form";
import type { Danger } from "@/lib/contract/danger/kinds";
import type { JournalPage } from "@/lib/contract/journal";
import { journalLength } from "@/lib/contract/rules/own-words";
import { dayAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { StepBar, stepButton } from "../step-bar";
import { sectionAddress } from "../steps";
import { saveJournal } from "./journal-actions";
import { journalName } from "./journal-name";
import type { JournalTexts } from "./journal-texts";
import { type DraftStatus, useJournalDraft } from "./use-journal-draft";

/** `asksToShow`: the course has a review, and the learner may show it the entry (rule: journal.readers). */
type Props = {
  topicId: string;
  language: Language;
  journal: JournalPage;
  /** What was typed before the login; empty when there is nothing. */
  kept: string;
  asksToShow: boolean;
  /** The bar has the save button until an entry is saved: on a phone it would lie below the first screen. */
  steps: { label: string; next: { href: string; label: string }; previous: { href: string; label: string } | null };
  texts: JournalTexts;
  prompt: string;
  dangers: Danger[];
  dangerTexts: DangerTexts;
};

/** The reflective journal: 8 rows (rule: journal.rows). The text is a draft in this browser and on the server. */
export function JournalForm({
  topicId,
  language,
  journal,
  kept,
  asksToShow,
  steps,
  texts,
  prompt,
  dangers,
  dangerTexts,
}: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useJournalDraft({ topicId, language, field, draftSavedAt: journal.draft_saved_at });
  const { result, form, problems, done, busy, lost, values } = useServerForm({
    action: saveJournal,
    offline: texts.draftInBrowser,
    draft: journalName(topicId),
    toasts: "none",
    keeps: (sent) => {
      const entry = textIn(sent, "entry");
      const readers = textIn(sent, "readers") === "coordinator" ? "coordinator" : "learner";
      return {
        kind: "journal",
        name: `journal/${topicId}`,
        method: "POST",
        path: `/users/journal/${topicId}`,
        body: { entry, readers, language },
        text: entry,
      };
    },
    check: (sent) => {
      const missing = ownWordsMessages(textIn(sent, "entry"), prompt, journalLength, texts.ownWords);
      if (missing.length > 0) field.current?.focus();
      return missing;
    },
    resets: false,
    ready: draft.settle,
    onDone: (_, sent) => draft.keepTypedOn(textIn(sent, "entry")),
  });
  const typed = useDangers(field);
  const shown = values.entry ?? (kept || (journal.draft ?? journal.entry ?? ""));
  return (
    <form {...form} id="journal" noValidate className="mt-4 flex flex-col gap-4">
      <HiddenFields topicId={topicId} />
      <div aria-live="polite" className="empty:hidden">
        <DangerHelp dangers={eachOnce(typed, result.dangers, dangers)} texts={dangerTexts} note="journal" />
      </div>
      <input type="hidden" name="language" value={language} />
      {journal.draft !== null && journal.draft_saved_at && values.entry === undefined && !kept && (
        <p className="text-small text-ink-soft">
          {texts.draftNote.replace("#", dayAndTime(journal.draft_saved_at, language))}
        </p>
      )}
      <TextArea
        ref={field}
        id="journal-entry"
        name="entry"
        label={texts.label}
        hint={texts.hint}
        rows={8}
        maxLength={10000}
        required
        defaultValue={shown}
        onInput={draft.noteTyping}
      />
      {asksToShow && (
        <label className="flex min-h-12 items-center gap-3">
          <input
            type="checkbox"
            name="readers"
            value="coordinator"
            defaultChecked={journal.readers === "coordinator"}
            className="size-5 shrink-0 accent-peacock"
          />
          {texts.show}
        </label>
      )}
      <JournalDraftStatus
        topicId={topicId}
        status={lost ? { kind: "inBrowser" } : draft.status}
        language={language}
        texts={texts}
      />
      {draft.elsewhere && (
        <Notice kind="tip">
          <p className="font-semibold">{texts.elsewhere}</p>
          <p className="mt-1 whitespace-pre-wrap">{draft.elsewhere}</p>
        </Notice>
      )}
      <div role="status">{done && !lost && <Notice kind="success">{done}</Notice>}</div>
      {problems[0] && !lost && <Notice kind="error">{problems[0].message}</Notice>}
      {journal.entry === null && (
        <StepBar label={steps.label} previous={steps.previous}>
          <Button type="submit" size="small" aria-disabled={busy} className={stepButton}>
            {busy ? texts.saving : texts.save}
          </Button>
          <LinkButton href={steps.next.href} rel="next" look="secondary" size="small" className={stepButton}>
            {steps.next.label}
          </LinkButton>
        </StepBar>
      )}
      <div className="flex flex-wrap gap-3">
        {journal.entry !== null && <SubmitButton busy={busy} label={texts.saveAgain} busyLabel={texts.saving} />}
        <noscript>
          <Button type="submit" look="secondary" name="keep" value="draft">
            {texts.saveDraft}
          </Button>
        </noscript>
      </div>
      <DangerLine texts={dangerTexts} className="text-small" />
    </form>
  );
}

type JournalDraftStatusProps = { topicId: string; status: DraftStatus; language: Language; texts: JournalTexts };

/** Shows where the draft is stored. It changes often, so screen readers announce only a lost connection. */
function JournalDraftStatus({ topicId, status, language, texts }: JournalDraftStatusProps) {
  if (status.kind === "none") return null;
  const words = {
    saving: texts.draftSaving,
    inBrowser: texts.draftInBrowser,
    signedOut: texts.signedOut,
    saved: status.at && texts.draftSaved.replace("#", dayAndTime(status.at, language)),
    rejected: status.message,
  }[status.kind];
  const isSafe = status.kind === "saved" || status.kind === "saving";
  return (
    <p id="journal-draft" className={`flex items-start gap-2 text-small ${isSafe ? "text-ink-soft" : "font-semibold"}`}>
      <Icon name={status.kind === "saved" ? "check" : isSafe ? "clock" : "warning"} className="mt-0.5 size-5" />
      <span>
        {words}{" "}
        {status.kind === "signedOut" && (
          <LogInAgain here={sectionAddress(topicId, "reflective_journal")} label={texts.logInAgain} />
        )}
      </span>
    </p>
  );
}
