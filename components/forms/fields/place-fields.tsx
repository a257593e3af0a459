"use client";

import type { Language } from "@/lib/platform/i18n/language";
import { type Option, SelectField } from "../field";
import type { placeTexts, StateOption } from "../form-props";
import type { FormFields } from "../use-form-fields";
import { DependentField } from "./dependent-field";
import { findDistricts } from "./find-places";

type Props = {
  account: FormFields;
  texts: Record<(typeof placeTexts)[number], string>;
  states: StateOption[];
  language: Language;
  known?: { stateId: string; district: string; districts: Option[] };
  mark?: string;
};

export function PlaceFields({ account, texts, states, language, known, mark = "" }: Props) {
  return (
    <>
      <SelectField
        {...account.field("state_id", known?.stateId)}
        label={texts.state + mark}
        options={states}
        placeholder={texts.chooseState}
        aria-required
        autoComplete="address-level1"
      />
      <DependentField
        account={account}
        name="district"
        label={texts.district + mark}
        of="state_id"
        list="districts"
        known={known && { value: known.district, of: known.stateId, choices: known.districts }}
        find={(api, stateId) => findDistricts(api, Number(stateId), language)}
        texts={{
          show: texts.showDistricts,
          first: texts.stateFirst,
          choose: texts.chooseDistrict,
          loading: texts.loadingDistricts,
          failed: texts.districtsFailed,
          notLoaded: texts.districtsFailed,
          tryAgain: texts.tryAgain,
        }}
        autoComplete="address-level2"
      />
    </>
  );
}
