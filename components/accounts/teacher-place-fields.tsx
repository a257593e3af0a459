"use client";

import { type Option, SelectField } from "@/components/ui/field";
import type { Language } from "@/lib/i18n/language";
import { BlockField, type BlockTexts } from "./block-field";
import { PlaceFields, type PlaceTexts, type StateOption } from "./place-fields";
import { type TeacherVariant, teacherVariants } from "./teacher-variants";
import type { AccountForm } from "./use-account-form";

type Props = {
  account: AccountForm;
  variant: TeacherVariant;
  texts: PlaceTexts & BlockTexts;
  states: StateOption[];
  /** Those of the campaign's state. */
  districts: Option[];
  language: Language;
};

/** State and district on the course page; district and block where the campaign's state is fixed. */
export function TeacherPlaceFields({ account, variant, texts, states, districts, language }: Props) {
  const { stateId, asksBlock } = teacherVariants[variant];
  return (
    <>
      {stateId === undefined ? (
        <PlaceFields account={account} texts={texts} states={states} language={language} mark=" *" />
      ) : (
        <SelectField
          {...account.field("district")}
          label={`${texts.district} *`}
          options={districts}
          placeholder={texts.chooseDistrict}
          aria-required
          autoComplete="address-level2"
        />
      )}
      {asksBlock && <BlockField account={account} texts={texts} language={language} stateId={stateId} mark=" *" />}
    </>
  );
}
