import { returnPath } from "@/lib/api/http/return-path";

/** A stored page is the same for everybody, so the later steps of its form are a page beside it. */
const storedForm = /^(\/[^/]+\/enroll)$/;

/** The address of a form's step. The language is the visitor's by now, so the address need not name it. */
export function stepAddress(address: string, step: number): string {
  const { pathname, searchParams } = new URL(address.replace(/^[/\\]*/, "/"), "http://portal.invalid");
  searchParams.delete("language");
  searchParams.set("step", String(step + 1));
  return returnPath(`${pathname.replace(storedForm, "$1/step")}?${searchParams}`, "/register");
}

/** The step that an address names; null where it names none. */
export function stepOfAddress(named: unknown): number | null {
  return typeof named === "string" && /^[1-9]$/.test(named) ? Number(named) - 1 : null;
}
