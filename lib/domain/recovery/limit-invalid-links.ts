import { CallError } from "../../platform/call-error";
import type { CallContext } from "../call";

/** What a mailed link does. Many links that are none, from one source, are answered slowly; nobody guesses 256 bits. */
export async function limitInvalidLinks<Result>({ limits, address }: CallContext, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallError && error.key === "linkInvalid") await limits.pace("badLinks", address);
    throw error;
  }
}
