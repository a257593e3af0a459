import type { Registration } from "../../lib/contract/accounts";
import { isMinor } from "../../lib/contract/rules/age";
import { accounts, guardian } from "../../lib/domain/accounts";
import { recovery } from "../../lib/domain/recovery";
import { type Person, places, seededEmail, texts } from "./person";
import type { Visit } from "./visit";

export async function register(visit: Visit, person: Person, number: number, password: string): Promise<void> {
  const { _id, token } = await accounts.register(visit.guest(), makeRegistration(person, number, password));
  visit.signIn(_id, token);
}

/** The input of the form by which this learner registered. */
function makeRegistration(person: Person, number: number, password: string): Registration {
  const { state, state_id, campaign, schoolType } = places[person.place];
  const always = {
    username: seededEmail(person.key),
    password,
    firstName: person.firstName,
    lastName: person.lastName,
    language: person.language,
    state,
    state_id,
    district: person.district,
    mobile: `98765${String(43_000 + number).padStart(5, "0")}`,
    gender: person.gender,
    consent_account: true,
    consent_mailings: number % 2 === 0,
  };
  if (person.came)
    return {
      ...always,
      ...person.came,
      guardian_email: isMinor(person.came) ? seededEmail(`guardian.${person.key}`) : "",
    };
  const teaching = {
    current_institute: instituteName(person),
    school_type: schoolType,
    teaching_subject: number % 2 === 0 ? "Science" : "Hindi",
  };
  return { ...always, ...teaching, utm_campaign: campaign, utm_source: "landing-page" };
}

function instituteName({ place, language, district }: Person): string {
  return `${texts[language].institutes[place]}, ${district}`;
}

export async function completeProfile(visit: Visit, person: Person): Promise<void> {
  const rest = {
    current_institute: instituteName(person),
    employment_sector: "Government",
    is_profile_complete: 1,
  } as const;
  await accounts.updateProfile(await visit.learner(), rest);
}

export async function verifyEmail(visit: Visit): Promise<void> {
  await recovery.verifyEmail(visit.guest(), await mailedLink(visit, "verifyEmail"));
}

export async function consentAsGuardian(visit: Visit): Promise<void> {
  await guardian.giveGuardianConsent(visit.guest(), await mailedLink(visit, "guardianConsent"));
}

/** The token in the link of a mail that the portal has queued for this learner. */
async function mailedLink(visit: Visit, kind: string): Promise<{ token: string; id: string }> {
  const { db } = visit.guest();
  const query = db
    .selectFrom("outbox")
    .select("details")
    .where("account_id", "=", visit.account)
    .where("kind", "=", kind);
  const { details } = await query.executeTakeFirstOrThrow();
  const { link } = JSON.parse(details) as { link: string };
  const [, token = "", id = ""] = new URL(link).pathname.slice(1).split("/");
  return { token, id };
}
