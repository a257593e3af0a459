import { randomBytes } from "node:crypto";
import { succeed } from "../calls/call-api";
import { content, newEnrolled, newGraduate } from "../people/learners";
import type { Ids } from "./known-ids";

export type Person = Ids & { token: string };
/** A learner who makes no request: whatever the others send, nothing of theirs may change or be shown to another. */
export type Bystander = Person & {
  /** Texts that no request contains; the address is not among them, because others may write it into a text of their own. */ secrets: string[];
  data: () => Promise<string>;
};

const [discussion] = content.discussions;

async function addIds(url: string, learner: Omit<Person, "commentId" | "sessionId">, comment: string): Promise<Person> {
  const { token } = learner;
  const posted = await succeed("POST", `/discussions/${discussion?.slug}/comments`, { token, body: { comment } }, url);
  const { data } = await succeed("GET", "/users/sessions", { token }, url);
  return { ...learner, commentId: String(posted.id), sessionId: (data as { id: string }[])[0]?.id ?? "" };
}

/** The one who calls: enrolled, so that most calls get as far as the database. */
export async function newCaller(url: string): Promise<Person> {
  return addIds(
    url,
    { ...(await newEnrolled(url)), certificateId: "0".repeat(32) },
    "A question box helped in my class.",
  );
}

export async function newBystander(url: string): Promise<Bystander> {
  const mobile = `9${String(randomBytes(4).readUInt32BE()).padStart(10, "0").slice(-9)}`;
  const person = await addIds(
    url,
    await newGraduate(url, { mobile, password: randomBytes(9).toString("hex") }),
    "We made a calendar.",
  );
  // The portal stores a badge's place in the list when anybody asks for the badge first
  // (rule: certificate.badge-status), and a generated request may be the one.
  await succeed("GET", `/certificate/${person.certificateId}/badge_status`, {}, url);
  const data = async () => {
    const held = (await succeed("GET", "/users/my-data", { token: person.token }, url)).data as Record<string, unknown>;
    // Anybody may ask for a reset link to be mailed to an address.
    return JSON.stringify({ ...held, mail_tokens: null, outbox: null });
  };
  return { ...person, secrets: [person.token, mobile], data };
}
