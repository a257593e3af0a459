import { defaultLanguage } from "../../platform/i18n/language";
import { readCallError } from "../call-error";
import { guest } from "../caller";
import type { BackendCall, UpstreamClient } from "./or-documented";

/** Calls that no documented call replaces: without them a feature is left out (rule: backend.documented-calls). */
export type OptionalCall =
  | "avatars.save"
  | "certificates.myWall"
  | "certificates.requestReview"
  | "discussions.deleteModuleComment"
  | "discussions.editComment"
  | "discussions.reportComment"
  | "learning.recount"
  | "learning.answerSituations"
  | "learning.saveClassroomCard"
  | "privacy.sendGrievance"
  | "recall.today";

const recheckMs = 10 * 60_000;
/** The time until the next check, after one without a response. */
const retryMs = 10_000;

/**
 * Which optional calls an existing backend has. One undocumented read shows whether it has more than the documented
 * calls. It is made every ten minutes, and pages only wait for the first one. A backend that lacks a single call is
 * noticed when that call fails with 404.
 */
export function optionalCalls(client: UpstreamClient) {
  const missingUntil = new Map<string, number>();
  let hasMore = true;
  let checkAt = 0;
  let first: Promise<void> | undefined;

  async function check(): Promise<void> {
    checkAt = performance.now() + recheckMs;
    try {
      await client.pages.published(
        { language: defaultLanguage },
        { context: { caller: guest(defaultLanguage), language: defaultLanguage } },
      );
      hasMore = true;
    } catch (error) {
      const status = readCallError(error)?.status;
      if (status === 404 || status === 405) hasMore = false;
      else checkAt = performance.now() + retryMs;
    }
  }

  return {
    async has(name: OptionalCall): Promise<boolean> {
      const checking = performance.now() < checkAt ? undefined : check();
      first ??= checking;
      await first;
      return hasMore && performance.now() >= (missingUntil.get(name) ?? 0);
    },

    /** Passes a call on. A 404 without a message of the portal shows that the backend lacks the call. */
    noting<Input, Output>(name: string, own: BackendCall<Input, Output>): BackendCall<Input, Output> {
      return async (input, options) => {
        try {
          return await own(input, options);
        } catch (error) {
          const failed = readCallError(error);
          if (failed?.status === 404 && !failed.key) missingUntil.set(name, performance.now() + recheckMs);
          throw error;
        }
      };
    },
  };
}
