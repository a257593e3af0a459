import { minifyContractRouter } from "@orpc/contract";
import { contract } from "../contract";

/** The contract as the browser needs it: each call's method, path and input structure, not its schemas. JSON text. */
export function contractShape(): string {
  const leaner = (key: string, value: unknown) => (key === "summary" ? undefined : key === "meta" ? {} : value);
  return `${JSON.stringify(minifyContractRouter(contract), leaner, 1)}\n`;
}
