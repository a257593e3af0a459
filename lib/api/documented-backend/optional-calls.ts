import { defaultLanguage } from "../../platform/i18n/language";
import { readCallError } from "../call-error";
import { guest } from "../caller";
import type { BackendCall, UpstreamClient } from "./or-documented";

/** Calls that no documented call replaces: before a backend without them the screens leave their features out (docs/decisions/0085). */
export type OptionalCall =
  | "avatars.save"
  | "certificates.requestReview"
  | "discussions.deleteModuleComment"
  | "discussions.reportComment"
  | "learning.recount"
  | "learning.saveClassroomCard"
  | "privacy.sendGrievance";

const recheckMs = 10 * 60_000;
/** After a check that the backend did not answer. */
const retryMs = 10_000;

/**
 * Which optional calls an existing backend has. One read outside the specification shows whether it has more than the documented calls. It is made once
 * in ten minutes, and pages wait for the first one only. A backend that lacks a single call is found out when that call is answered 404.
 */
export function optionalCalls(client: UpstreamClient) {
  const missingUntil = new Map<OptionalCall, number>();
  let hasMore = true;
  let checkAt = 0;
  let first: Promise<void> | undefined;

  async function check(): Promise<void> {
    checkAt = Date.now() + recheckMs;
    try {
      await client.pages.published({ language: defaultLanguage }, { context: { caller: guest(defaultLanguage), language: defaultLanguage } });
      hasMore = true;
    } catch (error) {
      const status = readCallError(error)?.status;
      if (status === 404 || status === 405) hasMore = false;
      else checkAt = Date.now() + retryMs;
    }
  }

  return {
    async has(name: OptionalCall): Promise<boolean> {
      const checking = Date.now() < checkAt ? undefined : check();
      first ??= checking;
      await first;
      return hasMore && Date.now() >= (missingUntil.get(name) ?? 0);
    },

    /** Passes a call on. A 404 that names no message of the portal does not come from a backend that knows the call. */
    noting<Input, Output>(name: OptionalCall, own: BackendCall<Input, Output>): BackendCall<Input, Output> {
      return async (input, options) => {
        try {
          return await own(input, options);
        } catch (error) {
          const failed = readCallError(error);
          if (failed?.status === 404 && !failed.key) missingUntil.set(name, Date.now() + recheckMs);
          throw error;
        }
      };
    },
  };
}
