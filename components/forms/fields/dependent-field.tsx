"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Signed } from "@/components/ui/drawn-signs";
import { type Option, SelectField } from "../field";
import type { FormFields } from "../use-form-fields";
import { WithoutScript } from "../without-script";
import type { PlacesApi } from "./find-places";

type Props = {
  account: FormFields;
  name: string;
  label: string;
  /** The field whose value decides which choices there are. */
  of: "state_id" | "district";
  list: "districts" | "blocks";
  /** The stored value, the one of `of`, and the choices there. */
  known?: { value: string; of: string; choices: Option[] };
  find: (api: PlacesApi, chosen: string) => Promise<Option[]>;
  /** Choices that are the same everywhere. */
  always?: Option[];
  /** `first`: until `of` is chosen. `notLoaded`: in the field where the loading has failed. */
  texts: Record<"show" | "first" | "choose" | "loading" | "failed" | "notLoaded" | "tryAgain", string>;
  optional?: string;
  autoComplete?: string;
};

/** A field whose choices depend on another one; without JavaScript a button reloads the form with them. */
export function DependentField({ account, name, label, of, list, known, find, always = [], texts, ...rest }: Props) {
  const { field, before, setValue, valueNow, watch } = account;
  const loadedFor = useRef((before[list] ? before.values[of] : known?.of) ?? "");
  const [choices, setChoices] = useState(before[list] ?? known?.choices ?? []);
  const [status, setStatus] = useState<"ready" | "loading" | "failed">("ready");
  const latest = useRef(0);
  const chosen = watch(of) ?? loadedFor.current;

  const load = async () => {
    latest.current += 1;
    const request = latest.current;
    const wanted = valueNow(of);
    loadedFor.current = wanted;
    setChoices([]);
    setStatus(wanted ? "loading" : "ready");
    if (!wanted) return;
    const found = await import("@/lib/api/client").then(({ api }) => find(api, wanted)).catch(() => null);
    // Another value may have been chosen meanwhile, also this one again, or a district of the same name.
    if (latest.current !== request) return;
    setChoices(found ?? []);
    setStatus(found ? "ready" : "failed");
  };
  // The browser may have restored a value before hydration, so the field's value is read, not only later changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly chosen value is what this waits for
  useEffect(() => {
    if (valueNow(of) === loadedFor.current) return;
    setValue(name, "");
    load();
  }, [chosen]);

  const control = field(name, known?.value);
  const placeholders = {
    loading: texts.loading,
    failed: texts.notLoaded,
    ready: chosen === "" ? texts.first : texts.choose,
  };
  return (
    <>
      <WithoutScript>
        <Button type="submit" name="step" value={list} look="secondary" className="w-full">
          {texts.show}
        </Button>
      </WithoutScript>
      <SelectField
        {...control}
        {...rest}
        autoFocus={control.autoFocus ?? before.brought === list}
        label={label}
        options={chosen !== "" && status !== "loading" ? [...choices, ...always] : []}
        placeholder={placeholders[status]}
        aria-required={!rest.optional}
        aria-busy={status === "loading"}
      />
      {status === "failed" && (
        <p role="alert" className="flex flex-wrap items-center justify-between gap-2 font-semibold text-sindoor">
          <span>
            <Signed sign="cross">{texts.failed}</Signed>
          </span>
          <Button look="secondary" size="small" onClick={load}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
    </>
  );
}
