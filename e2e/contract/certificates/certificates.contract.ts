import { beforeAll, expect, test } from "vitest";
import { verifyBadge } from "../../../lib/domain/certificates/badge/testing/verify-badge";
import { verifyWithStatus } from "../../../lib/domain/certificates/badge/testing/verify-with-status";
import { callApi, errorBody, portalUrl, succeed } from "../../../testing/calls/call-api";
import {
  completeCourse,
  completeProfile,
  completeTopic,
  content,
  courseId,
  type Graduate,
  newEnrolled,
  newGraduate,
  newLearner,
} from "../../../testing/people/learners";

let graduate: Graduate;
beforeAll(async () => {
  graduate = await newGraduate();
});

const request = (token: string | undefined, eid: unknown) =>
  callApi("PUT", `/courses/completed_status/${courseId}`, { token, body: { eid } });

test("no certificate is issued while a topic is incomplete, whatever the client claims", async () => {
  const { token, eid } = await newEnrolled();
  const answer = await callApi("PUT", `/courses/completed_status/${courseId}`, {
    token,
    body: { eid, status: "Completed", progress: 100 },
  });
  expect([answer.status, answer.body]).toEqual([
    409,
    expect.objectContaining(errorBody("Some topics of this course are not complete yet.", "CONFLICT")),
  ]);
});

test("no certificate is issued while the profile is incomplete, with the documented message; it is issued when the profile is complete", async () => {
  const learner = await newEnrolled();
  await completeCourse(learner);
  const answer = await request(learner.token, learner.eid);
  const message = "You have a incomplete profile. Kindly complete it to proceed further.";
  expect([answer.status, answer.body]).toEqual([409, expect.objectContaining(errorBody(message, "CONFLICT"))]);
  await completeProfile(learner);
  const all = await Promise.all(Array.from({ length: 10 }, () => request(learner.token, learner.eid)));
  expect(new Set(all.map((each) => `${each.status} ${each.body.certificateId}`)).size).toBe(1);
  expect(all[0]?.body).toMatchObject({ status: true, certificateId: expect.stringMatching(/^[0-9a-f]{32}$/) });
});

test("a second request returns the same certificate", async () => {
  expect((await request(graduate.token, graduate.eid)).body.certificateId).toBe(graduate.certificateId);
});

// rule: certificate.pdf
test("the file of a certificate is named by the id of its address", async () => {
  const { certificateId } = graduate;
  const named = async (id: string) =>
    (await fetch(`${portalUrl}/api/certificate/${id}/pdf`)).headers.get("content-disposition");
  expect(await named(certificateId)).toContain(`${content.site.productKey}_Certificate_${certificateId}.pdf`);
  expect(await named("sample")).toContain(`${content.site.productKey}_Certificate_SAMPLE-0001.pdf`);
});

test("another learner's enrollment gives no certificate", async () => {
  const other = await newEnrolled();
  expect((await request(graduate.token, other.eid)).body).toMatchObject(
    errorBody("This belongs to another account.", "FORBIDDEN"),
  );
  expect((await request(other.token, graduate.eid)).status).toBe(403);
  expect((await request(undefined, graduate.eid)).status).toBe(401);
});

test("a completed course returns its completion and certificate to its learner", async () => {
  const { enrollment_info, summary_lock } = await succeed("POST", `/courses/modules/${courseId}`, {
    token: graduate.token,
    body: {},
  });
  expect([summary_lock, enrollment_info]).toEqual([
    false,
    [expect.objectContaining({ progress: 100, status: "Completed", certificateId: graduate.certificateId })],
  ]);
  const { data } = (await succeed("POST", "/users/my-courses", { token: graduate.token })) as { data: unknown[] };
  expect(data).toEqual([
    expect.objectContaining({ status: "Completed", progress: 100, certificateId: graduate.certificateId }),
  ]);
});

test("a certificate shows everybody its printed data, and nothing else about its owner", async () => {
  const answer = await callApi("GET", `/certificate/${graduate.certificateId}`);
  const { data } = answer.body as { data: Record<string, unknown> };
  const documented = [
    "id",
    "enrollment_id",
    "logo",
    "course_partner_logo",
    "certificate_headline",
    "firstName",
    "lastName",
    "name",
    "certificate_description",
    "title",
    "certified_by",
    "signatory1",
    "signatory2",
    "signatory3",
    "signatory_name",
    "signatory_name2",
    "signature_img",
    "signature_img2",
    "certificate_footer_logo",
    "certificate_footer_note",
    "completion_date",
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
  for (const secret of [graduate._id, graduate.username, graduate.eid, "9876543210", "Patna"])
    expect(answer.text).not.toContain(secret);
});

test("only its owner learns that it is theirs", async () => {
  const stranger = await newLearner();
  const seenBy = async (token: string) =>
    (await succeed("GET", `/certificate/${graduate.certificateId}`, { token })).data;
  expect(await seenBy(graduate.token)).toMatchObject({ id: graduate._id, enrollment_id: graduate.eid, owner: true });
  expect(await seenBy(stranger.token)).toMatchObject({ id: "", enrollment_id: "", owner: false });
});

test("a certificate is in the language it was earned in, or the requested one", async () => {
  const earned = (await succeed("GET", `/certificate/${graduate.certificateId}`)).data;
  const inHindi = (await succeed("GET", `/certificate/${graduate.certificateId}?language=hi`)).data;
  expect(earned).toMatchObject({ language: "en", name: "Growing up healthy" });
  expect(inHindi).toMatchObject({ language: "hi", name: "बड़े होते हम, स्वस्थ रहें हम" });
});

test("a certificate bears the name it was issued for", async () => {
  await succeed("PUT", "/users/profile", { token: graduate.token, body: { firstName: "Somebody" } });
  expect((await succeed("GET", `/certificate/${graduate.certificateId}`)).data).toMatchObject({ firstName: "Asha" });
});

test("an address that is nearly a certificate's gets the answer of any unknown one", async () => {
  const flipped = graduate.certificateId.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  const [near, far] = await Promise.all([flipped, "x"].map((id) => callApi("GET", `/certificate/${id}`)));
  expect([near?.status, near?.body]).toEqual([404, far?.body]);
});

test("a crawler may read a certificate's page, which says that it must not be listed, and its picture shows no name", async () => {
  const answer = await fetch(`${portalUrl}/certificate/${graduate.certificateId}?language=en`);
  const html = await answer.text();
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/);
  const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(new URL(picture).pathname).toBe(`/share/en/info/course/${courseId}.png`);
  expect((await fetch(portalUrl + new URL(picture).pathname)).headers.get("content-type")).toBe("image/png");
});

type Badge = { issuer: { id: string }; credentialSubject: Record<string, unknown>; validFrom: string };

const fetchBadge = (id: string) => fetch(`${portalUrl}/certificate/${id}/badge.json`);

test("a verifier that knows only a badge's address accepts it: the issuer leads to the key, the key to the signature", async () => {
  const answer = await fetchBadge(graduate.certificateId);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("x-robots-tag")]).toEqual([
    200,
    "application/ld+json",
    "noindex",
  ]);
  const badge = (await answer.json()) as Badge;
  const [, host = ""] = /^did:web:([^:]+)$/.exec(badge.issuer.id) ?? [];
  const did = await (await fetch(`http://${decodeURIComponent(host)}/.well-known/did.json`)).json();
  expect(did.id).toBe(badge.issuer.id);
  expect(await verifyBadge(badge, did)).toBe(true);
  expect(await verifyBadge({ ...badge, validFrom: "2020-01-01T00:00:00Z" }, did)).toBe(false);
  const { keys } = await (await fetch(`${portalUrl}/.well-known/jwks.json`)).json();
  expect(keys).toEqual([expect.objectContaining({ kty: "OKP", crv: "Ed25519", kid: did.assertionMethod[0] })]);
  expect(Date.parse(badge.validFrom)).toBeLessThanOrEqual(Date.now());
});

test("a badge leads to its status list: signed by the same issuer, for everybody's programs, kept for minutes, and it says that the badge counts", async () => {
  const badge = (await (await fetchBadge(graduate.certificateId)).json()) as Badge & {
    credentialStatus: Record<string, string>;
  };
  const { statusListCredential = "", statusListIndex, type, statusPurpose } = badge.credentialStatus;
  expect([type, statusPurpose]).toEqual(["BitstringStatusListEntry", "revocation"]);
  expect(Number(statusListIndex)).toBeLessThan(131_072);
  const answer = await fetch(statusListCredential);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/ld+json");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(Number(/max-age=(\d+)/.exec(answer.headers.get("cache-control") ?? "")?.[1])).toBeLessThanOrEqual(300);
  const did = await (await fetch(`${portalUrl}/.well-known/did.json`)).json();
  const load = async (address: string) => (address.startsWith(portalUrl) ? await (await fetch(address)).json() : null);
  expect(await verifyWithStatus(badge, did, load)).toEqual({ verified: true, revoked: false });
  for (const list of ["2", "0", "first", "1e1", "9".repeat(30)]) {
    const unknown = await fetch(`${portalUrl}/certificate/status-lists/${list}`);
    expect([list, unknown.status >= 400 && unknown.status < 500]).toEqual([list, true]);
  }
});

test("T5: a badge names the recipient as the certificate does, and nothing else of them", async () => {
  const text = await (await fetchBadge(graduate.certificateId)).text();
  const { credentialSubject } = JSON.parse(text) as Badge;
  expect(credentialSubject.identifier).toEqual([
    { type: "IdentityObject", hashed: false, identityHash: "Asha Kumari", identityType: "name" },
  ]);
  for (const secret of [graduate._id, graduate.username, graduate.eid, "9876543210", "Patna"])
    expect(text).not.toContain(secret);
  expect((await fetchBadge("0".repeat(32))).status).toBe(404);
  expect((await fetchBadge("x".repeat(200))).status).toBe(400);
});

test("a review is requested by its own learner, and only for returned work", async () => {
  const requestReview = (token: string | undefined, eid: unknown) =>
    callApi("POST", `/courses/review/${courseId}`, { token, body: { eid } });
  expect((await requestReview(graduate.token, graduate.eid)).body).toMatchObject(
    errorBody("No work in this course has been sent back to you.", "CONFLICT"),
  );
  expect((await requestReview(undefined, graduate.eid)).status).toBe(401);
  expect((await requestReview((await newEnrolled()).token, graduate.eid)).status).toBe(403);
  expect((await requestReview((await newLearner()).token, graduate.eid)).status).toBe(403);
  expect((await requestReview(graduate.token, 7)).status).toBe(400);
});

test("a module's certificate is made when its topics are complete; where the course asks for a review, the review begins", async () => {
  const id = "healthy-minds";
  const course = content.courseById.get(id);
  const { token, url, ...learner } = await newLearner();
  await succeed("POST", "/courses/enroll", { token, body: { id } }, url);
  for (const topic of course?.modules[0]?.topics ?? []) await completeTopic({ token, url, ...learner }, topic);
  const { module_resources, enrollment_info } = await succeed(
    "POST",
    `/courses/modules/${id}`,
    { token, body: {} },
    url,
  );
  expect(module_resources).toMatchObject([
    {
      module_id: course?.modules[0]?.id,
      module_level_certificate: 1,
      certificateId: null,
      review: "waiting",
      review_note: null,
    },
    ...(course?.modules.slice(1) ?? []).map((each) => ({ module_id: each.id, certificateId: null, review: null })),
  ]);
  const [{ id: eid }] = enrollment_info as [{ id: string }];
  expect((await callApi("PUT", `/courses/completed_status/${id}`, { token, body: { eid } })).body).toMatchObject(
    errorBody("Some topics of this course are not complete yet.", "CONFLICT"),
  );
});
