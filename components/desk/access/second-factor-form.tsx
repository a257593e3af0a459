"use client";

import { useEffect, useRef } from "react";
import { TextField } from "@/components/forms/field";
import { useServerForm } from "@/components/forms/use-server-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { HiddenValues } from "../hidden-values";
import { secondFactorAction } from "./actions";

type Texts = Record<"code" | "hint" | "submit" | "busy" | "offline" | "keepCodes" | "toDesk", string>;
type Props = { step: "confirm" | "prove" | "codes"; to: string; language: Language; texts: Texts };

/** Asks for a code, then shows the recovery codes. One form, so that the result shows without JavaScript too. */
export function SecondFactorForm({ step, to, language, texts }: Props) {
  const { form, problems, busy, fieldError, values, done } = useServerForm({
    action: secondFactorAction,
    offline: texts.offline,
    toasts: "none",
    resets: false,
  });
  const codes = values.codes?.split(" ") ?? [];
  const list = useRef<HTMLDivElement>(null);
  const problem = problems[0]?.message;
  useEffect(() => {
    if (done) list.current?.focus();
  }, [done]);
  return (
    <form {...form} className="grid gap-5">
      <AccountField />
      <HiddenValues values={{ pageLanguage: language, to, step }} />
      {codes.length > 0 ? (
        <div ref={list} tabIndex={-1} role="status" className="grid gap-4">
          <Notice kind="tip">{texts.keepCodes}</Notice>
          <ul className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <LinkButton href={to}>{texts.toDesk}</LinkButton>
        </div>
      ) : (
        <>
          {problem && !fieldError("code") && <Notice kind="error">{problem}</Notice>}
          <TextField
            id="code"
            name="code"
            label={texts.code}
            hint={texts.hint}
            error={fieldError("code")}
            autoComplete="one-time-code"
            inputMode={step === "confirm" ? "numeric" : "text"}
            maxLength={40}
            required
          />
          <Button type="submit" look={step === "codes" ? "secondary" : "primary"} aria-disabled={busy}>
            {busy ? texts.busy : texts.submit}
          </Button>
          {step === "codes" && <LinkButton href={to}>{texts.toDesk}</LinkButton>}
        </>
      )}
    </form>
  );
}
