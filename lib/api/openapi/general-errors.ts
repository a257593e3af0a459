import type { CallMeta } from "../../contract/meta/answer";
import { takesKey } from "../page-account/sent-once";

type Asked = { method: string; meta: CallMeta; isAtDesk: boolean };

/** The errors of the checks in front of every operation, by the kind of call (docs/product/api.md, api.order). */
export function generalErrors({ method, meta, isAtDesk }: Asked): Partial<Record<number, string[]>> {
  const isRead = method === "GET";
  const isLearners = meta.access === "learner";
  const forbidden = [
    ...(isRead ? [] : ["A browser made the call for another site."]),
    ...(isLearners && meta.beforeGuardian !== "works"
      ? ["The learner is under 18 and a parent or guardian has not consented yet."]
      : []),
    ...(isLearners ? ["The session was opened by a mailed link and may not do this."] : []),
    ...(isAtDesk
      ? [
          "The account has no role at the desk that may do this, the second factor is not proven in this session, or it is outside the account's area.",
        ]
      : []),
  ];
  return {
    400: ["A field is missing, unknown or not allowed; the message names it."],
    ...(isLearners ? { 401: ["There is no session, or it has ended. The message is `unauthorized.`"] } : {}),
    ...(forbidden.length > 0 ? { 403: forbidden } : {}),
    ...(meta.session
      ? {}
      : { 409: ["A browser's page was rendered for another account than the one that is signed in now."] }),
    ...(isRead ? {} : { 413: ["The body is larger than 1 MB."], 415: ["The body is not JSON."] }),
    ...(takesKey(meta, { method })
      ? { 422: ["The `Idempotency-Key` came before with another call or other contents. Nothing was done."] }
      : {}),
    500: ["A fault of the portal. The message has a number under which the log has the cause."],
    503: [
      "The database, the disk or the existing backend does not answer, or the portal is too busy. `Retry-After` says when to try again; nothing was written in part.",
    ],
  };
}
