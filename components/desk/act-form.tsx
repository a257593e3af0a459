import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { PressForm } from "./press-form";

type Props = {
  action: (form: FormData) => Promise<void>;
  language: Language;
  back: string;
  values: Record<string, string>;
  label: string;
  look?: "primary" | "secondary" | "quiet" | "danger";
  /** The name of the object of the button, for screen reader users who hear only the button. */
  describedBy?: string;
  children?: ReactNode;
};

/** A form with one button, which works without JavaScript. `children`: further fields before the button. */
export function ActForm({ action, language, back, values, label, look = "secondary", describedBy, children }: Props) {
  return (
    <PressForm action={action} offline={translatorFor(language, "desk")("offline")}>
      <input type="hidden" name="pageLanguage" value={language} />
      <input type="hidden" name="back" value={back} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" look={look} size="small" aria-describedby={describedBy}>
        {label}
      </Button>
    </PressForm>
  );
}

export function formTexts(language: Language, submit: string) {
  const t = translatorFor(language, "desk");
  return { submit, busy: t("busy"), offline: t("offline") };
}
