import { minifyContractRouter } from "@orpc/contract";
import { contract } from "../contract";

/** The browser's client does not know the staff's calls, because no page of a learner makes them. */
const { desk: _staffCalls, ...shared } = contract;

/** The contract as the browser needs it: each call's method, path and input structure, not its schemas. JSON text. */
export function contractShape(): string {
  const forPeople = ["summary", "description"];
  const leaner = (key: string, value: unknown) => (forPeople.includes(key) ? undefined : key === "meta" ? {} : value);
  return `${JSON.stringify(minifyContractRouter(shared), leaner, 1)}\n`;
}
