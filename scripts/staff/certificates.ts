import {
  type ApprovalResult,
  approveReviews,
  listReviews,
  type ReviewResult,
  returnReviews,
  type WaitingReview,
  wantedFrom,
  withdrawCertificate,
} from "../../lib/certificates";
import type { Command, Said } from "./command";

const reviewed = (done: string): Record<ReviewResult, string> => ({
  done,
  unknownEnrollment: "There is no such enrollment.",
  nothingWaits: "Nothing of this enrollment waits for a review.",
});
const approved: Record<ApprovalResult, string> = {
  ...reviewed("Approved. The learner gets a mail with the way to the certificate."),
  needsProfile: "Approved. The learner's profile is incomplete, so there is no certificate yet: a mail asks to complete it.",
};
const returned = reviewed("Sent back. The learner reads the note on the course page and in a mail.");
const withdrawn = {
  withdrawn: "Withdrawn. The owner gets a mail with the reason.",
  unknownNumber: "There is no certificate with this number.",
  alreadyWithdrawn: "This certificate is withdrawn already.",
};

export const certificateCommands: Command[] = [
  {
    name: "reviews",
    words: "",
    does: "lists what waits for the foundation's review, the longest wait first",
    run: async (context, words) => (words.length > 0 ? null : { ok: true, text: reviewList(await listReviews(context)) }),
  },
  {
    name: "approve",
    words: "<enrollmentId> | <email> <courseId>",
    does: "approves what waits: the certificates are made",
    run: async (context, words, operator) => {
      const found = wantedFrom(words);
      if (!found || found.rest.length > 0) return null;
      return said(approved, await approveReviews(context, found.wanted, operator), "done", "needsProfile");
    },
  },
  {
    name: "return",
    words: '<enrollmentId> "<note>" | <email> <courseId> "<note>"',
    does: "sends back what waits, with a note that the learner reads",
    run: async (context, words, operator) => {
      const found = wantedFrom(words);
      const note = found?.rest.join(" ").trim();
      if (!found || !note) return null;
      return said(returned, await returnReviews(context, found.wanted, operator, note), "done");
    },
  },
  {
    name: "withdraw",
    words: '<certificate number> "<reason>"',
    does: "takes a certificate back; its owner is told why by mail",
    run: async (context, [number, ...words]) => {
      const reason = words.join(" ").trim();
      if (!number || !reason) return null;
      return said(withdrawn, await withdrawCertificate(context, number, reason), "withdrawn");
    },
  },
];

function said<Result extends string>(texts: Record<Result, string>, result: Result, ...good: Result[]): Said {
  return { ok: good.includes(result), text: texts[result] };
}

function reviewList(waiting: WaitingReview[]): string {
  if (waiting.length === 0) return "Nothing waits for a review.";
  return waiting
    .map(
      ({ enrollmentId, username, name, course, module, since }) => `${since}  ${enrollmentId}  ${name} <${username}>  ${course}${module ? `: ${module}` : ""}`,
    )
    .join("\n");
}
