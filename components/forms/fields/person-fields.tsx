"use client";

import type { ChangeEvent, ClipboardEvent, ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { readDigits, readMobileInField } from "@/lib/contract/rules/mobile";
import { type Option, SelectField, TextField } from "../field";
import { confirmedMobileField } from "../form-state";
import type { FormFields } from "../use-form-fields";

// The fields about a person that registration, profile and in-place editing share (rule: registration.main-order).

type Props<Texts extends string> = {
  account: FormFields;
  texts: Record<Texts, string>;
  known?: string;
  /** Appended to the label. */
  mark?: string;
  optional?: string;
};

export type MobileTexts = "mobile" | "mobileHint" | MobileQuestionTexts;
export function MobileField({ account, texts, known, mark = "" }: Props<MobileTexts>) {
  return (
    <div className="grid gap-3">
      <MobileInput
        {...account.field("mobile", known)}
        label={texts.mobile + mark}
        hint={texts.mobileHint}
        aria-required
        autoComplete="tel-national"
      />
      <MobileQuestion account={account} texts={texts} />
    </div>
  );
}

export function AgeField({ account, texts, known, mark = "", optional }: Props<"age">) {
  return (
    <DigitsField
      {...account.field("age", known)}
      label={texts.age + mark}
      optional={optional}
      aria-required={!optional}
      longest={3}
      autoComplete="off"
      className="max-w-32"
    />
  );
}

export const GenderField = choiceField("gender", "gender", "chooseGender", "sex");
export const ProfessionField = choiceField("profession", "profession", "chooseProfession");
export const SectorField = choiceField("employment_sector", "institutionType", "chooseInstitutionType");

/** A field with a list. `label`, `choose`: the keys of its texts. */
function choiceField<Texts extends string>(name: string, label: Texts, choose: Texts, autoComplete?: string) {
  return ({ account, texts, known, mark = "", optional, options }: Props<Texts> & { options: Option[] }) => (
    <SelectField
      {...account.field(name, known)}
      label={texts[label] + mark}
      options={options}
      placeholder={texts[choose]}
      optional={optional}
      aria-required={!optional}
      autoComplete={autoComplete}
    />
  );
}

export function InstituteField({ account, texts, known, mark = "" }: Props<"institute">) {
  return (
    <TextField
      {...account.field("current_institute", known)}
      label={texts.institute + mark}
      aria-required
      maxLength={160}
      autoComplete="organization"
    />
  );
}

/** Accepts digits only, including those of the Hindi keyboard; other characters are removed as they are typed. */
function DigitsField({ onChange, longest, ...rest }: ComponentProps<typeof TextField> & { longest: number }) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = readDigits(event.target.value, longest);
    onChange?.(event);
  };
  return <TextField {...rest} onChange={keepDigits} onPaste={pasteDigits} maxLength={longest} inputMode="numeric" />;

  /** Handles pasted text itself: the browser would truncate "+91 98765 43210" before the digits are read. */
  function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const digits = readDigits(event.clipboardData.getData("text"), 40);
    document.execCommand("insertText", false, digits.slice(-longest));
  }
}

/** The longest input: ten digits with country code, spaces and dashes. */
const longestWritten = 24;

/** A mobile number, reduced to its ten digits as it is typed, pasted or filled in. */
function MobileInput({ onChange, ...rest }: ComponentProps<typeof TextField>) {
  const read = (event: ChangeEvent<HTMLInputElement>) => {
    const { inputType, data } = event.nativeEvent as InputEvent;
    const typedOne = inputType?.startsWith("insert") === true && data?.length === 1;
    const digits = readMobileInField(event.target.value, typedOne);
    // Setting the same value again would move the cursor to the end.
    if (digits !== event.target.value) event.target.value = digits;
    onChange?.(event);
  };
  return <TextField {...rest} onChange={read} maxLength={longestWritten} inputMode="tel" />;
}

type MobileQuestionTexts = "mobileQuestion" | "mobileQuestionWhy" | "mobileYes";
type MobileQuestionProps = { account: FormFields; texts: Record<MobileQuestionTexts, string> };

/** Asks once about a number that no Indian mobile has. Sending the same number again confirms it. */
function MobileQuestion({ account: { mobileToConfirm, watch }, texts }: MobileQuestionProps) {
  const number = watch("mobile") ?? mobileToConfirm;
  const asksNow = mobileToConfirm !== undefined && number === mobileToConfirm;
  return (
    <>
      {mobileToConfirm && <input type="hidden" name={confirmedMobileField} value={mobileToConfirm} />}
      <div role="alert" className="empty:hidden">
        {asksNow && (
          <div className="grid justify-items-start gap-2 rounded-card border border-marigold bg-haldi px-4 py-3">
            <p className="font-semibold">
              {texts.mobileQuestion} {mobileToConfirm}
            </p>
            <p>{texts.mobileQuestionWhy}</p>
            <Button type="submit" look="secondary" size="small">
              {texts.mobileYes}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
