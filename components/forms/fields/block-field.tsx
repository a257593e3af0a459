"use client";

import { useCallback, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { noBlock } from "@/lib/contract/teaching";
import type { Language } from "@/lib/platform/i18n/language";
import { type Option, SelectField } from "../field";
import type { blockTexts } from "../form-props";
import type { FormFields } from "../use-form-fields";
import { WithoutScript } from "../without-script";
import { LoadFailed, useChoices } from "./choices";

export type BlockTexts = Record<(typeof blockTexts)[number], string>;
type Known = { district: string; block: string; blocks: Option[] };
/** `stateId`: the campaign's state, where the form does not ask for it. */
type Props = {
  account: FormFields;
  texts: BlockTexts;
  language: Language;
  stateId?: number;
  known?: Known;
  mark?: string;
  optional?: string;
};
type Place = { stateId: number; district: string };

/** The blocks of the chosen district, and NA; without JavaScript a button reloads the form with them. */
export function BlockField({ account, texts, language, stateId, known, mark = "", optional }: Props) {
  const { field, before, setValue, valueNow, watch } = account;
  const loadedFor = useRef(before.blocks ? before.values.district : known?.district);
  const find = useCallback((place: Place) => findBlocks(place, language), [language]);
  const { choices, status, load } = useChoices(before.blocks ?? known?.blocks ?? [], find);
  const district = watch("district") ?? loadedFor.current ?? "";
  const place = useCallback(
    () => ({ stateId: stateId ?? Number(valueNow("state_id")), district: valueNow("district") }),
    [stateId, valueNow],
  );

  // The browser may have restored a district before hydration, so the field's value is read, not only later changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly chosen district is what this waits for
  useEffect(() => {
    const chosen = place();
    if (chosen.district === (loadedFor.current ?? "")) return;
    loadedFor.current = chosen.district;
    setValue("block", "");
    load(chosen.district ? chosen : null);
  }, [district, load, place, setValue]);

  const block = field("block", known?.block);
  const hasDistrict = district !== "" && status !== "loading";
  const placeholder =
    status === "loading" ? texts.loadingBlocks : district === "" ? texts.districtFirst : texts.chooseBlock;
  return (
    <>
      <WithoutScript>
        <Button type="submit" name="step" value="blocks" look="secondary" className="w-full">
          {texts.showBlocks}
        </Button>
      </WithoutScript>
      <SelectField
        {...block}
        autoFocus={block.autoFocus ?? before.brought === "blocks"}
        label={texts.block + mark}
        options={hasDistrict ? [...choices, { value: noBlock, label: texts.noBlock }] : []}
        placeholder={placeholder}
        optional={optional}
        aria-required={!optional}
        aria-busy={status === "loading"}
      />
      {status === "failed" && (
        <LoadFailed message={texts.blocksFailed} tryAgain={texts.tryAgain} onTryAgain={() => load(place())} />
      )}
    </>
  );
}

async function findBlocks({ stateId, district }: Place, language: Language): Promise<Option[]> {
  const { api } = await import("@/lib/api/client");
  const { data } = await api.places.getBlocks({ state_id: stateId, district, language });
  return data.map(({ block, label }) => ({ value: block, label }));
}
