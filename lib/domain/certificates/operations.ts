import { CallError } from "../../platform/call-error";
import type { Database } from "../../platform/db";
import type { CallContext, Operations } from "../call";
import { requestReview } from "./complete-course";
import { findCertificate } from "./records";
import { isReplaced } from "./staff/correct-name";
import { encodeStatusList, placeOfBadge, withdrawnPlaces } from "./status-lists";
import { certificateView } from "./view";
import { walls } from "./walls";

/**
 * The calls of `certificates`: read one by its id (rule: certificate.address), and request another review. @throws
 * CallError NOT_FOUND for an unknown id, GONE for a withdrawn or replaced certificate
 */
export const certificates: Operations<"certificates"> = {
  requestReview,
  ...walls,

  async badgeStatus(context, { id }) {
    await readValid(context, id);
    return { data: await placeOfBadge(context.db, id) };
  },

  async statusList({ db }, { list }) {
    const places = await withdrawnPlaces(db, Number(list));
    if (!places) throw new CallError("NOT_FOUND", "statusListUnknown");
    return { data: { encodedList: encodeStatusList(places) } };
  },

  async read(context, { id, language }) {
    const { certificate, course } = await readValid(context, id);
    const { learner, content } = context;
    const owner = learner?.accountId === certificate.account_id;
    return {
      data: certificateView(content, certificate, course, language, {
        owner,
        coordinator: learner?.isCoordinator ?? false,
      }),
    };
  },
};

/** The status of a certificate's page, for one that does not exist or is gone; null for a valid one. */
export async function certificateStatus(db: Database, id: string): Promise<404 | 410 | null> {
  const certificate = await findCertificate(db, id);
  if (!certificate) return (await isReplaced(db, id)) ? 410 : 404;
  return certificate.withdrawn_at === null ? null : 410;
}

async function readValid({ db, content }: CallContext, id: string) {
  const certificate = await findCertificate(db, id);
  if (!certificate && (await isReplaced(db, id))) throw new CallError("GONE", "certificateReplaced");
  const course = certificate && content.courseById.get(certificate.course_id);
  if (!certificate || !course) throw new CallError("NOT_FOUND", "certificateUnknown");
  if (certificate.withdrawn_at !== null) throw new CallError("GONE", "certificateWithdrawn");
  return { certificate, course };
}
