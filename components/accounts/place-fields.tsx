"use client";

import { type ChangeEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { type Option, SelectField } from "@/components/ui/field";
import type { Language } from "@/lib/i18n/language";
import type { AccountForm } from "./use-account-form";

export type PlaceTexts = Record<
  "state" | "chooseState" | "district" | "chooseDistrict" | "stateFirst" | "loadingDistricts" | "districtsFailed" | "tryAgain" | "showDistricts",
  string
>;
/** `name` is the English name, by which the state is known everywhere. */
export type StateOption = Option & { name: string };
type Known = { stateId: string; district: string; districts: Option[] };
type Props = { account: AccountForm; texts: PlaceTexts; states: StateOption[]; language: Language; known?: Known; mark?: string };

/** The state, and its districts once it is chosen; without JavaScript a button brings the form back with them. */
export function PlaceFields({ account, texts, states, language, known, mark = "" }: Props) {
  const id = useId();
  const { field, before, setValue, getValues } = account;
  const { districts, status, load } = useDistricts(before.districts ?? known?.districts ?? [], language);
  const state = field("state_id", known?.stateId);
  const district = field("district", known?.district);

  // The browser may have put a state back before this came to life.
  useEffect(() => {
    const chosen = getValues("state_id");
    if (chosen && districts.length === 0 && status === "ready") load(chosen);
  }, [districts.length, getValues, load, status]);
  const chooseState = (event: ChangeEvent<HTMLSelectElement>) => {
    setValue("district", "");
    load(event.target.value);
    return state.onChange(event);
  };
  const placeholder = { loading: texts.loadingDistricts, failed: texts.districtsFailed, ready: districts.length > 0 ? texts.chooseDistrict : texts.stateFirst }[
    status
  ];

  return (
    <>
      <SelectField
        {...state}
        onChange={chooseState}
        id={`${id}state`}
        label={texts.state + mark}
        options={states}
        placeholder={texts.chooseState}
        aria-required
        autoComplete="address-level1"
      />
      <noscript>
        <Button type="submit" name="step" value="districts" look="secondary" className="w-full">
          {texts.showDistricts}
        </Button>
      </noscript>
      <SelectField
        {...district}
        autoFocus={district.autoFocus ?? (before.districts !== undefined && before.problems.length === 0)}
        id={`${id}district`}
        label={texts.district + mark}
        options={districts}
        placeholder={placeholder}
        aria-required
        aria-busy={status === "loading"}
        autoComplete="address-level2"
      />
      {status === "failed" && (
        <p role="alert" className="flex flex-wrap items-center justify-between gap-2 font-semibold text-sindoor">
          <span>✗ {texts.districtsFailed}</span>
          <Button look="secondary" size="small" onClick={() => load(getValues("state_id") ?? "")}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
    </>
  );
}

function useDistricts(known: Option[], language: Language) {
  const [districts, setDistricts] = useState(known);
  const [status, setStatus] = useState<"ready" | "loading" | "failed">("ready");
  const latest = useRef("");
  const load = useCallback(
    async (stateId: string) => {
      latest.current = stateId;
      setDistricts([]);
      if (!stateId) return setStatus("ready");
      setStatus("loading");
      try {
        const { portal } = await import("@/lib/portal/client");
        const { data } = await portal.places.getDistricts({ state_id: Number(stateId), language });
        if (latest.current !== stateId) return;
        setDistricts(data.map(({ district, label }) => ({ value: district, label })));
        setStatus("ready");
      } catch {
        if (latest.current === stateId) setStatus("failed");
      }
    },
    [language],
  );
  return { districts, status, load };
}
