import type { CallContext } from "../call";
import { Refusal } from "../refusal";

/** What a mailed link does. Links that are none are counted for each visitor, as wrong passwords are. */
export async function fromLink<Result>({ limits, address }: CallContext, work: () => Promise<Result>): Promise<Result> {
  await limits.check("badLinkVisitor", address);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.key === "linkInvalid") await limits.count("badLinkVisitor", address);
    throw error;
  }
}
