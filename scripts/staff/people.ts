import { setCoordinator } from "../../lib/domain/accounts";
import { queueResumeMail, type ResumePage, resumePages } from "../../lib/domain/recovery";
import type { Command } from "./command";

const resumed = {
  queued: "The mail is queued. The running portal sends it.",
  unknownAddress: "There is no account with this address.",
  unknownCourse: "There is no such course.",
  noMailings: "This person has not agreed to mailings, or has stopped them. Nothing is sent.",
};

export const peopleCommands: Command[] = [
  {
    name: "coordinator",
    words: "<email> on|off",
    description: "makes somebody a coordinator, or a learner again",
    run: async ({ db, now }, [email, state, ...more]) => {
      if (!email || (state !== "on" && state !== "off") || more.length > 0) return null;
      const known = await setCoordinator(db, email, state === "on", now);
      if (!known) return { ok: false, text: "There is no account with this address." };
      return { ok: true, text: state === "on" ? `${email} is a coordinator now.` : `${email} is no coordinator any more.` };
    },
  },
  {
    name: "resume",
    words: `<email> <courseId> ${resumePages.join("|")}`,
    description: "mails a learner a link back into a course",
    run: async (context, [email, courseId, page]) => {
      if (!email || !courseId || !isResumePage(page)) return null;
      const outcome = await queueResumeMail(context, { email, courseId, page });
      return { ok: outcome === "queued", text: resumed[outcome] };
    },
  },
];

function isResumePage(given: string | undefined): given is ResumePage {
  return resumePages.some((each) => each === given);
}
