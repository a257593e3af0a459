import { minifyContractRouter } from "@orpc/contract";
import { contract } from "../contract";

const { desk, ...shared } = contract;
/** Staff calls that no page of a learner makes: the browser's client does not know them. */
export const staffCalls = desk;

/** The contract as the browser needs it: each call's method, path and input structure, not its schemas. JSON text. */
export function contractShape(): string {
  const leaner = (key: string, value: unknown) => (key === "summary" ? undefined : key === "meta" ? {} : value);
  return `${JSON.stringify(minifyContractRouter(shared), leaner, 1)}\n`;
}
