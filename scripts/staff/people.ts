import { roles } from "../../lib/contract/desk/access";
import { findSameMailboxes } from "../../lib/domain/accounts";
import { isRole, setRole } from "../../lib/domain/desk";
import { queueResumeMail, type ResumePage, resumePages } from "../../lib/domain/recovery";
import type { Command } from "./command";
import { printable } from "./printable";

const resumed = {
  queued: "The mail is queued. The running portal sends it.",
  unknownAddress: "There is no account with this address.",
  unknownCourse: "There is no such course.",
  noMailings: "This person has not agreed to mailings, or has stopped them. Nothing is sent.",
};

const notGranted = {
  unknownAddress: "There is no account with this address.",
  unknownArea: "There is no such course or state.",
  lastAdministrator: "This is the last administrator. Make somebody else an administrator first.",
};

export const peopleCommands: Command[] = [
  {
    name: "grant",
    words: `${roles.join("|")} <email> [course:<courseId>|state:<stateId>]…`,
    description:
      "gives an account a role at the desk, for all or for some courses and states; the role learner takes it away",
    run: async (context, [role, email, ...areas], operator) => {
      const { courses, states, rest } = areasFrom(areas);
      if (!isRole(role) || !email || rest.length > 0) return null;
      const result = await setRole(context, { username: email, role, courses, states }, operator);
      return { ok: result === "done", text: result === "done" ? `${email} is ${role} now.` : notGranted[result] };
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
  {
    name: "mailboxes",
    words: "",
    description:
      "lists accounts that share a mailbox in another spelling, and people under 18 who named their own as the guardian's",
    run: async ({ db }) => {
      const found = await findSameMailboxes(db);
      const lines = found.map(({ kind, username, other }) => printable(`${username}: ${sharing[kind]} ${other}`));
      return { ok: true, text: lines.length > 0 ? lines.join("\n") : "There are none." };
    },
  },
];

const sharing = { account: "the same mailbox as the account", guardian: "named its own mailbox as the guardian's," };

function isResumePage(given: string | undefined): given is ResumePage {
  return resumePages.some((each) => each === given);
}

/** Reads `course:<id>` and `state:<id>`; `rest` is what is neither. */
function areasFrom(words: string[]): { courses: string[]; states: number[]; rest: string[] } {
  const after = (prefix: string) =>
    words.filter((word) => word.startsWith(prefix)).map((word) => word.slice(prefix.length));
  return {
    courses: after("course:"),
    states: after("state:").map(Number),
    rest: words.filter((word) => !/^(course|state):/.test(word)),
  };
}
