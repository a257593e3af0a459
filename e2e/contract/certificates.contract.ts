import { beforeAll, expect, test } from "vitest";
import { ask, refusal, succeed } from "./ask";
import { completeCourse, completeProfile, courseId, type Graduate, newEnrolled, newGraduate, newLearner } from "./learners";

let graduate: Graduate;
beforeAll(async () => {
  graduate = await newGraduate();
}, 120_000);

const request = (token: string | undefined, eid: unknown) => ask("PUT", `/courses/completed_status/${courseId}`, { token, body: { eid } });

test("a certificate is refused while a topic is incomplete, whatever is claimed", async () => {
  const { token, eid } = await newEnrolled();
  const answer = await ask("PUT", `/courses/completed_status/${courseId}`, { token, body: { eid, status: "Completed", progress: 100 } });
  expect([answer.status, answer.body]).toEqual([409, expect.objectContaining(refusal("Some topics of this course are not complete yet.", "CONFLICT"))]);
});

test("a certificate is refused while the profile is incomplete, in the documented words, and given when it is complete", async () => {
  const learner = await newEnrolled();
  await completeCourse(learner);
  const answer = await request(learner.token, learner.eid);
  const words = "You have a incomplete profile. Kindly complete it to proceed further.";
  expect([answer.status, answer.body]).toEqual([409, expect.objectContaining(refusal(words, "CONFLICT"))]);
  await completeProfile(learner);
  const all = await Promise.all(Array.from({ length: 10 }, () => request(learner.token, learner.eid)));
  expect(new Set(all.map((each) => `${each.status} ${each.body.certificateId}`)).size).toBe(1);
  expect(all[0]?.body).toMatchObject({ status: true, certificateId: expect.stringMatching(/^[0-9a-f]{32}$/) });
}, 120_000);

test("asked again, the same certificate answers", async () => {
  expect((await request(graduate.token, graduate.eid)).body.certificateId).toBe(graduate.certificateId);
});

test("somebody else's enrollment is nobody's way to a certificate", async () => {
  const other = await newEnrolled();
  expect((await request(graduate.token, other.eid)).body).toMatchObject(refusal("This belongs to another account.", "FORBIDDEN"));
  expect((await request(other.token, graduate.eid)).status).toBe(403);
  expect((await request(undefined, graduate.eid)).status).toBe(401);
});

test("a completed course says so and names its certificate, to its learner", async () => {
  const { enrollment_info, summary_lock } = await succeed("POST", `/courses/modules/${courseId}`, { token: graduate.token, body: {} });
  expect([summary_lock, enrollment_info]).toEqual([
    false,
    [expect.objectContaining({ progress: 100, status: "Completed", certificateId: graduate.certificateId })],
  ]);
  const { data } = (await succeed("POST", "/users/my-courses", { token: graduate.token })) as { data: unknown[] };
  expect(data).toEqual([expect.objectContaining({ status: "Completed", progress: 100, certificateId: graduate.certificateId })]);
});

test("a certificate shows to everybody what stands on it, and nothing else of its owner", async () => {
  const answer = await ask("GET", `/certificate/${graduate.certificateId}`);
  const { data } = answer.body as { data: Record<string, unknown> };
  const documented = [
    ...["id", "enrollment_id", "logo", "course_partner_logo", "certificate_headline", "firstName", "lastName", "name", "certificate_description", "title"],
    ...["certified_by", "signatory1", "signatory2", "signatory3", "signatory_name", "signatory_name2", "signature_img", "signature_img2"],
    ...["certificate_footer_logo", "certificate_footer_note", "completion_date"],
  ];
  expect(Object.keys(data)).toEqual(expect.arrayContaining(documented));
  expect(data).toMatchObject({
    firstName: "Asha",
    lastName: "Kumari",
    name: "Growing up healthy",
    id: "",
    enrollment_id: "",
    owner: false,
    completion_date: expect.stringMatching(/^[A-Z][a-z]+ \d{4}$/),
  });
  for (const secret of [graduate._id, graduate.username, graduate.eid, "9876543210", "Patna"]) expect(answer.text).not.toContain(secret);
});

test("only its owner is told that it is theirs", async () => {
  const stranger = await newLearner();
  const seenBy = async (token: string) => (await succeed("GET", `/certificate/${graduate.certificateId}`, { token })).data;
  expect(await seenBy(graduate.token)).toMatchObject({ id: graduate._id, enrollment_id: graduate.eid, owner: true });
  expect(await seenBy(stranger.token)).toMatchObject({ id: "", enrollment_id: "", owner: false });
});

test("a certificate is in the language it was earned in, or the one asked for", async () => {
  const earned = (await succeed("GET", `/certificate/${graduate.certificateId}`)).data;
  const inHindi = (await succeed("GET", `/certificate/${graduate.certificateId}?language=hi`)).data;
  expect(earned).toMatchObject({ language: "en", name: "Growing up healthy" });
  expect(inHindi).toMatchObject({ language: "hi", name: "बड़े होते हम, स्वस्थ रहें हम" });
});

test("a certificate keeps the name it was given for", async () => {
  await succeed("PUT", "/users/profile", { token: graduate.token, body: { firstName: "Somebody" } });
  expect((await succeed("GET", `/certificate/${graduate.certificateId}`)).data).toMatchObject({ firstName: "Asha" });
});

test("an address that is nearly a certificate's is told the same as any other", async () => {
  const flipped = graduate.certificateId.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  const [near, far] = await Promise.all([flipped, "x"].map((id) => ask("GET", `/certificate/${id}`)));
  expect([near?.status, near?.body]).toEqual([404, far?.body]);
});
