"use client";

import { type ChangeEvent, useCallback, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import { type Option, SelectField } from "../field";
import type { placeTexts, StateOption } from "../form-props";
import type { FormFields } from "../use-form-fields";
import { WithoutScript } from "../without-script";
import { LoadFailed, useChoices } from "./choices";

export type PlaceTexts = Record<(typeof placeTexts)[number], string>;
type Known = { stateId: string; district: string; districts: Option[] };
type Props = {
  account: FormFields;
  texts: PlaceTexts;
  states: StateOption[];
  language: Language;
  known?: Known;
  mark?: string;
};

/** The state, and its districts once it is chosen; without JavaScript a button reloads the form with them. */
export function PlaceFields({ account, texts, states, language, known, mark = "" }: Props) {
  const { field, before, setValue, valueNow } = account;
  const loadedFor = useRef((before.districts ? before.values.state_id : known?.stateId) ?? "");
  const find = useCallback((stateId: string) => findDistricts(stateId, language), [language]);
  const { choices: districts, status, load } = useChoices(before.districts ?? known?.districts ?? [], find);
  const state = field("state_id", known?.stateId);
  const district = field("district", known?.district);

  // The browser may have restored a state before hydration.
  useEffect(() => {
    const chosen = valueNow("state_id");
    if (chosen === loadedFor.current) return;
    loadedFor.current = chosen;
    load(chosen || null);
  }, [load, valueNow]);
  const chooseState = (event: ChangeEvent<HTMLSelectElement>) => {
    loadedFor.current = event.target.value;
    setValue("district", "");
    load(event.target.value || null);
    return state.onChange(event);
  };
  const placeholder = {
    loading: texts.loadingDistricts,
    failed: texts.districtsFailed,
    ready: districts.length > 0 ? texts.chooseDistrict : texts.stateFirst,
  }[status];

  return (
    <>
      <SelectField
        {...state}
        onChange={chooseState}
        label={texts.state + mark}
        options={states}
        placeholder={texts.chooseState}
        aria-required
        autoComplete="address-level1"
      />
      <WithoutScript>
        <Button type="submit" name="step" value="districts" look="secondary" className="w-full">
          {texts.showDistricts}
        </Button>
      </WithoutScript>
      <SelectField
        {...district}
        autoFocus={district.autoFocus ?? before.brought === "districts"}
        label={texts.district + mark}
        options={districts}
        placeholder={placeholder}
        aria-required
        aria-busy={status === "loading"}
        autoComplete="address-level2"
      />
      {status === "failed" && (
        <LoadFailed
          message={texts.districtsFailed}
          tryAgain={texts.tryAgain}
          onTryAgain={() => load(valueNow("state_id") || null)}
        />
      )}
    </>
  );
}

async function findDistricts(stateId: string, language: Language): Promise<Option[]> {
  const { api } = await import("@/lib/api/client");
  const { data } = await api.places.getDistricts({ state_id: Number(stateId), language });
  return data.map(({ district, label }) => ({ value: district, label }));
}
