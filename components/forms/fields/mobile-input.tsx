"use client";

import type { ChangeEvent, ComponentProps } from "react";
import { readMobileInField } from "@/lib/contract/rules/mobile";
import { TextField } from "../field";

/** The longest input: ten digits with country code, spaces and dashes. */
const longestWritten = 24;

/** A mobile number, reduced to its ten digits as it is typed, pasted or filled in. */
export function MobileInput({ onChange, ...rest }: ComponentProps<typeof TextField>) {
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
