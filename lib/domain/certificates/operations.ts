import { CallError } from "../../platform/call-error";
import type { Operations } from "../call";
import { requestReview } from "./complete-course";
import { findCertificate } from "./records";
import { isReplaced } from "./staff/correct-name";
import { certificateView } from "./view";

/**
 * The calls of `certificates`: read one by its id (rule: certificate.address), and request another review. @throws CallError NOT_FOUND for an unknown
 * id, GONE for a withdrawn or replaced certificate
 */
export const certificates: Operations<"certificates"> = {
  requestReview,

  async read(context, { id, language }) {
    const certificate = await findCertificate(context.db, id);
    if (!certificate && (await isReplaced(context.db, id))) throw new CallError("GONE", "certificateReplaced");
    const course = certificate && context.content.courseById.get(certificate.course_id);
    if (!certificate || !course) throw new CallError("NOT_FOUND", "certificateUnknown");
    if (certificate.withdrawn_at !== null) throw new CallError("GONE", "certificateWithdrawn");
    const { learner, content } = context;
    const owner = learner?.accountId === certificate.account_id;
    return { data: certificateView(content, certificate, course, language, { owner, coordinator: learner?.isCoordinator ?? false }) };
  },
};
