import { CallError } from "../../platform/call-error";
import type { CallContext } from "../call";

/**
 * Runs the work of a mailed link; a source with many invalid links is slowed down. Guessing a token is not feasible
 * (256 bits).
 */
export async function limitInvalidLinks<Result>(
  { limits, address }: CallContext,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallError && error.key === "linkInvalid") await limits.pace("badLinks", address);
    throw error;
  }
}
