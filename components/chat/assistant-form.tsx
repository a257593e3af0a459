"use client";

import { type ReactNode, useRef } from "react";
import { DangerHelp } from "@/components/forms/danger/danger-help";
import { DangerLine } from "@/components/forms/danger/danger-line";
import { eachOnce } from "@/components/forms/danger/each-once";
import { useDangers } from "@/components/forms/danger/use-dangers";
import { FormDraft } from "@/components/forms/drafts/form-draft";
import { TextArea } from "@/components/forms/field";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { CallButtons } from "@/components/layout/danger/call-buttons";
import type { DangerTexts } from "@/components/layout/danger/danger-texts";
import { Button, LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { NearestAnswer } from "@/lib/contract/chat";
import { callFirst, type Danger } from "@/lib/contract/danger/kinds";
import type { Language } from "@/lib/platform/i18n/language";
import { sendMessage } from "./actions";
import { NearestAnswers } from "./nearest-answers";

type Texts = Record<"label" | "hint" | "send" | "sending" | "offline" | "nearest" | "helped", string> & {
  danger: DangerTexts;
};

type Props = {
  language: Language;
  texts: Texts;
  /** The heading of the page: the numbers to call stand directly below it. */
  heading: ReactNode;
  /** The dangers of the messages that nobody has answered. */
  told: readonly Danger[];
  /** What was typed before the login; empty when there is nothing. */
  kept: string;
  /** What the page has above the form. */
  children: ReactNode;
};

/** The assistant's page with the form for a message to the coordinator, without JavaScript. */
export function AssistantForm({ language, texts, heading, told, kept, children }: Props) {
  const { result, form, busy, lost, values } = useServerForm({
    action: sendMessage,
    offline: texts.offline,
    draft: "chat",
    toasts: "none",
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useDangers(field);
  const nearest = JSON.parse(values.nearest ?? "[]") as NearestAnswer[];
  const message = result.done ?? result.problems[0]?.message;
  const shown = eachOnce(typed, result.dangers);
  return (
    <>
      {heading}
      <CallButtons keys={callFirst(shown.length > 0 ? shown : told)} texts={texts.danger} className="mt-3" />
      {children}
      <form {...form} id="assistant-form" noValidate className="mt-5 space-y-3">
        <HiddenFields language={language} />
        <div aria-live="polite" className="empty:hidden">
          <DangerHelp dangers={shown} texts={texts.danger} note="beforeSending" />
        </div>
        <TextArea
          ref={field}
          id="assistant-msg"
          name="msg"
          label={texts.label}
          hint={texts.hint}
          rows={4}
          maxLength={2000}
          minLength={2}
          required
          defaultValue={values.msg ?? kept}
        />
        <div role="status">
          {lost && <Notice kind="tip">{texts.offline}</Notice>}
          {!lost && message && <Notice kind={result.done ? "success" : "error"}>{message}</Notice>}
        </div>
        {nearest.length > 0 && !result.done && <NearestAnswers answers={nearest} title={texts.nearest} />}
        <Button type="submit" name="step" value={nearest.length > 0 ? "send" : "ask"} aria-disabled={busy}>
          {busy ? texts.sending : texts.send}
        </Button>
        {nearest.length > 0 && !result.done && (
          <LinkButton href="/help/assistant" look="quiet" className="ms-2">
            {texts.helped}
          </LinkButton>
        )}
        <DangerLine texts={texts.danger} className="text-small" />
        <FormDraft form="assistant-form" name="chat" />
      </form>
    </>
  );
}
