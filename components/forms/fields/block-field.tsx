"use client";

import { noBlock } from "@/lib/contract/teaching";
import type { Language } from "@/lib/platform/i18n/language";
import type { Option } from "../field";
import type { blockTexts } from "../form-props";
import type { FormFields } from "../use-form-fields";
import { DependentField } from "./dependent-field";
import { findBlocks } from "./find-places";

/** `stateId`: the campaign's state, where the form does not ask for it. */
type Props = {
  account: FormFields;
  texts: Record<(typeof blockTexts)[number], string>;
  language: Language;
  stateId?: number;
  known?: { district: string; block: string; blocks: Option[] };
  mark?: string;
  optional?: string;
};

export function BlockField({ account, texts, language, stateId, known, mark = "", optional }: Props) {
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
