import { roles } from "../../lib/contract/desk/access";
import { findAccountByUsername, findNamedLikeStaff, findSameMailboxes, updateAccount } from "../../lib/domain/accounts";
import { isRole, setRole } from "../../lib/domain/desk";
import { queueResumeMail, resumePages } from "../../lib/domain/recovery";
import { type Command, printable } from "./command";
import texts from "./texts.json" with { type: "json" };

const { resumed, notGranted, sharing } = texts;

export const peopleCommands: Command[] = [
  {
    name: "grant",
    words: `${roles.join("|")} <email> [course:<courseId>|state:<stateId>|state:all]…`,
    description:
      "gives an account a role at the desk, for some states or state:all, and for all or some courses; an address that is not verified gets an invitation; the role learner takes the role away",
    run: async (context, [role, email, ...areas], operator) => {
      const { courses, states, allStates, rest } = areasFrom(areas);
      if (!isRole(role) || !email || rest.length > 0) return null;
      const result = await setRole(context, { username: email, role, courses, states, allStates }, operator);
      if (result === "done") return { ok: true, text: `${email} is ${role} now.` };
      return { ok: result === "invited", text: notGranted[result] };
    },
  },
  {
    name: "verify",
    words: "<email>",
    description:
      "marks the address of an account as verified, where you know its owner and no mail reaches it, as on a portal without a mail server",
    run: async ({ db, now }, [email]) => {
      if (!email) return null;
      const account = await findAccountByUsername(db, email);
      if (!account) return { ok: false, text: notGranted.unknownAddress };
      await updateAccount(db, account.id, { verified_email: 1, updated_at: now.toISOString() });
      return { ok: true, text: `${account.username} counts as verified.` };
    },
  },
  {
    name: "resume",
    words: `<email> <courseId> ${resumePages.join("|")}`,
    description: "mails a learner a link back into a course",
    run: async (context, [email, courseId, page]) => {
      const known = resumePages.find((each) => each === page);
      if (!email || !courseId || !known) return null;
      const outcome = await queueResumeMail(context, { email, courseId, page: known });
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
  {
    name: "names",
    words: "",
    description:
      "lists accounts without a role whose name could be taken for staff, each with its page at the desk, where the name can be changed",
    run: async ({ db, content, settings }, words) => {
      if (words.length > 0) return null;
      const found = await findNamedLikeStaff(db, content);
      const lines = found.map(({ id, username, name }) =>
        printable(`${username}: ${name}, ${settings.portalUrl}/desk/people/${id}`),
      );
      return { ok: true, text: lines.length > 0 ? lines.join("\n") : "There are none." };
    },
  },
];

/** Reads `course:<id>` and `state:<id>`; `rest` has the other words. */
function areasFrom(words: string[]) {
  const after = (prefix: string) =>
    words.filter((word) => word.startsWith(prefix)).map((word) => word.slice(prefix.length));
  const states = after("state:");
  return {
    courses: after("course:"),
    states: states.filter((state) => state !== "all").map(Number),
    allStates: states.includes("all"),
    rest: words.filter((word) => !/^(course|state):/.test(word)),
  };
}
