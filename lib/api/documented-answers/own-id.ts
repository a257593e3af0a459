import { readCallError } from "../call-error";
import type { CallContext, UpstreamClient } from "../documented-backend/or-documented";

/** The id of the account that makes the call; null for a guest, and for a session that has ended. */
export async function readOwnId(
  { accounts }: UpstreamClient,
  options: { context: CallContext },
): Promise<string | null> {
  if (!options.context.caller.token) return null;
  try {
    return (await accounts.readProfile(undefined, options)).data._id;
  } catch (error) {
    if (readCallError(error)?.status === 401) return null;
    throw error;
  }
}
