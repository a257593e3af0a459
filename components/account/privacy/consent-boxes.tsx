"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { CheckBox } from "@/components/forms/fields/check-box";
import { EmailField } from "@/components/forms/fields/email-field";
import { FormSection } from "@/components/forms/form-section";
import type { FormFields } from "@/components/forms/use-form-fields";
import { readForm } from "@/lib/api/http/read-form";
import { isMinorForm } from "@/lib/contract/rules/registration";
import type { FieldValues } from "@/lib/contract/rules/rule";
import type { ConsentProps } from "./consent-props";

type Props = ConsentProps & { account: FormFields };
/**
 * The end of every registration form: the notice, a minor's field for the guardian's address, and one checkbox for each
 * purpose. Nothing is ticked beforehand. `consentFields` lists the fields it sends.
 */
export function ConsentBoxes({ account, notice, noticeVersion, texts, language }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { field, before } = account;
  const minor = useMinor(place, before.values);
  return (
    <div ref={place}>
      <FormSection title={texts.section}>
        <input type="hidden" {...hiddenProps(field("notice_version", noticeVersion))} />
        <input type="hidden" {...hiddenProps(field("notice_language", language))} />
        {notice}
        {minor && (
          <div className="grid gap-3 rounded-card border border-marigold bg-haldi px-4 py-3">
            <p>{texts.minorNote}</p>
            <EmailField
              {...field("guardian_email")}
              label={texts.guardianEmail}
              hint={texts.guardianHint}
              autoComplete="off"
            />
          </div>
        )}
        <CheckBox account={account} name="consent_account" label={`${texts.boxAccount}\u00a0*`} required />
        {!minor && (
          <>
            <CheckBox
              account={account}
              name="consent_mailings"
              label={texts.boxMailings}
              hint={`${texts.boxMailingsHint} (${texts.optional})`}
            />
            <CheckBox
              account={account}
              name="consent_analytics"
              label={texts.boxAnalytics}
              hint={`${texts.boxAnalyticsHint} (${texts.optional})`}
            />
          </>
        )}
      </FormSection>
    </div>
  );
}

/** A hidden field contains the page's current value, not the one from an earlier submission. */
function hiddenProps({ error: _, autoFocus: __, ...control }: ReturnType<FormFields["field"]>) {
  return control;
}

/** Whether somebody under 18 fills in this form, by the typed age and profession. `sent`: from an earlier step. */
function useMinor(inside: RefObject<HTMLElement | null>, sent: FieldValues): boolean {
  const [minor, setMinor] = useState(() => isMinorForm(sent));
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    const look = () => {
      const typed = new FormData(form);
      setMinor(isMinorForm(readForm(typed, ["age", "profession"])));
    };
    look();
    form.addEventListener("input", look);
    form.addEventListener("change", look);
    return () => {
      form.removeEventListener("input", look);
      form.removeEventListener("change", look);
    };
  }, [inside]);
  return minor;
}
