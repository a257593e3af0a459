"use client";

import { type Option, SelectField } from "@/components/forms/field";
import { BlockField, type BlockTexts } from "@/components/forms/fields/block-field";
import { PlaceFields, type PlaceTexts } from "@/components/forms/fields/place-fields";
import type { StateOption } from "@/components/forms/form-props";
import type { AccountForm } from "@/components/forms/use-account-form";
import { noBlock } from "@/lib/contract/teaching";
import type { Language } from "@/lib/platform/i18n/language";
import { type TeacherVariant, teacherVariants } from "./teacher-variants";

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
  const hasBlocks = states.some((state) => state.value === String(stateId) && state.hasBlocks);
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
      {asksBlock && hasBlocks && <BlockField account={account} texts={texts} language={language} stateId={stateId} mark=" *" />}
      {asksBlock && !hasBlocks && <UnaskedBlock account={account} />}
    </>
  );
}

/** The form requires a block: where the portal has none of the state's, the answer is the forms' own "NA". */
function UnaskedBlock({ account }: { account: AccountForm }) {
  const { name, ref, onChange, onBlur } = account.field("block");
  return <input type="hidden" name={name} ref={ref} onChange={onChange} onBlur={onBlur} defaultValue={noBlock} />;
}
