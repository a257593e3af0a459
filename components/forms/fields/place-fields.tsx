"use client";

import { noBlock } from "@/lib/contract/teaching";
import type { Language } from "@/lib/platform/i18n/language";
import { type Option, SelectField } from "../field";
import type { blockTexts, placeTexts, StateOption } from "../form-props";
import type { FormFields } from "../use-form-fields";
import { DependentField } from "./dependent-field";
import { findBlocks, findDistricts } from "./find-places";

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

/** `stateId`: the campaign's state, where the form does not ask for it. */
type BlockFieldProps = {
  account: FormFields;
  texts: Record<(typeof blockTexts)[number], string>;
  language: Language;
  stateId?: number;
  known?: { district: string; block: string; blocks: Option[] };
  mark?: string;
  optional?: string;
};

export function BlockField({ account, texts, language, stateId, known, mark = "", optional }: BlockFieldProps) {
  const state = () => stateId ?? Number(account.valueNow("state_id"));
  return (
    <DependentField
      account={account}
      name="block"
      label={texts.block + mark}
      of="district"
      list="blocks"
      known={known && { value: known.block, of: known.district, choices: known.blocks }}
      find={(api, district) => findBlocks(api, state(), district, language)}
      always={[{ value: noBlock, label: texts.noBlock }]}
      texts={{
        show: texts.showBlocks,
        first: texts.districtFirst,
        choose: texts.chooseBlock,
        loading: texts.loadingBlocks,
        failed: texts.blocksFailed,
        notLoaded: texts.chooseBlock,
        tryAgain: texts.tryAgain,
      }}
      optional={optional}
    />
  );
}
