import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { Secret, TOTP } from "otpauth";

const course = "growing-up-healthy";
const texts = {
  en: { subject: "{course} waits for you", text: "You stopped at {topic}. Ten minutes are enough for the next page." },
  hi: { subject: "{course}: आगे बढ़ें", text: "आप {topic} पर रुके थे। अगले पेज के लिए दस मिनट काफ़ी हैं।" },
};
const list = [
  "First name,Last name,Email,Mobile,State,District,Block,Institution,Profession,Gender,Age,Language",
  "Rekha,Devi,rekha.devi@example.org,9876543210,Bihar,Patna,,Middle School Rampur,Counsellors,Female,34,Hindi",
  "Mohan,Lal,mohan.lal@example.org,9876543211,Bihar,Gaya,,Middle School Rampur,Counsellors,Male,41,Hindi",
  "Anu,Kumari,anu.kumari@example,98765,Bihar,Nowhere,,Middle School Rampur,Counsellors,Female,15,English",
].join("\n");

async function send<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Signs the browser in with a second factor. */
export async function signIn(request: APIRequestContext, username: string, password: string): Promise<void> {
  await send(request, "/api/users/login", { username, password });
  const profile = await request.put("/api/users/profile", {
    data: { current_institute: "Sehat Shala", employment_sector: "Private", is_profile_complete: 1 },
  });
  if (!profile.ok()) throw new Error(await profile.text());
  const { secret } = await send<{ secret: string }>(request, "/api/desk/second-factor/start", {});
  await send(request, "/api/desk/second-factor/confirm", {
    code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
  });
}

type School = { institution: string; district: string; block: string; stateId: number | null; people: number };

/** Moves somebody of the largest school. @returns the query of the page that moves its people */
async function moveSomebody(request: APIRequestContext): Promise<string> {
  const { data } = (await (await request.get("/api/desk/rosters?find=school")).json()) as { data: School[] };
  const [largest] = data.toSorted((one, other) => other.people - one.people);
  if (!largest) throw new Error("There is no school");
  const { institution, district, block, stateId } = largest;
  const school = new URLSearchParams({ institution, district, block }).toString();
  const people = (await (await request.get(`/api/desk/rosters/people?${school}`)).json()) as {
    data: { accountId: string }[];
  };
  await send(request, "/api/desk/rosters/transfer", {
    accountIds: people.data.slice(0, 1).map(({ accountId }) => accountId),
    ...{ stateId: 5, district: "Patna", block: "", institution: "High School Danapur", confirmed: true },
  });
  return `${school}&state=${stateId ?? ""}`;
}

/** The staff's data in the pictures: replies, reminders, a checked list, and a move to another school. */
export async function doStaffWork(
  request: APIRequestContext,
): Promise<{ draft: string; planned: string; upload: string; school: string }> {
  await send(request, "/api/desk/replies", {
    title: "Locked topic",
    reply: "Below each topic of the course page it says what is missing.",
    of: "en",
  });
  await send(request, "/api/desk/replies", {
    title: "बंद विषय",
    reply: "कोर्स के पेज पर हर विषय के नीचे लिखा है कि क्या बाकी है।",
    of: "hi",
  });
  const [draft, planned] = [randomUUID(), randomUUID()];
  for (const id of [draft, planned])
    await send(request, "/api/desk/mailings", {
      id,
      course,
      audience: "stopped",
      topicId: "",
      days: 7,
      state: "",
      district: "",
      texts,
    });
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await send(request, `/api/desk/mailings/${planned}/send`, { at: `${day}T09:00` });
  await send(request, `/api/desk/weekly-reminders/${course}`, { on: true, weekday: 1, hour: 9, days: 7, texts });
  const { id: upload } = await send<{ id: string }>(request, "/api/desk/uploads", { course, csv: list });
  return { draft, planned, upload, school: await moveSomebody(request) };
}
