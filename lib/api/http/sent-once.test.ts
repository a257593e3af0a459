import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newRegistration } from "../../domain/testing/learners";
import { publishedContent } from "../../platform/content/testing/published-content";
import { type FreshDatabase, freshDatabase } from "../../platform/db/testing/fresh-database";
import { openApiDocument } from "../openapi/document";
import { portalOn } from "../testing/portal-on";
import { handleCall } from "./route";

const api = "https://portal.example";
let fresh: FreshDatabase;
let end: () => Promise<void>;
beforeAll(async () => {
  fresh = await freshDatabase("sqlite");
  end = portalOn(fresh);
});
afterAll(async () => {
  await end();
  await fresh.remove();
});

async function call(method: string, address: string, headers: Record<string, string>, body?: object) {
  const answer = await handleCall(
    new Request(`${api}/api${address}`, {
      method,
      headers: { ...(body ? { "content-type": "application/json" } : {}), ...headers },
      body: body && JSON.stringify(body),
    }),
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function signedIn(): Promise<Record<string, string>> {
  const { body } = await call("POST", "/users/register", {}, newRegistration());
  return { authorization: `Bearer ${body.token}` };
}
const withKey = (headers: Record<string, string>, key: string) => ({ ...headers, "idempotency-key": key });
const slug = () => publishedContent().discussions[0]?.slug ?? "";
const comments = async (text: string) =>
  (await fresh.opened.db.selectFrom("comments").selectAll().where("comment", "=", text).execute()).length;
const post = (headers: Record<string, string>, comment: string) =>
  call("POST", `/discussions/${slug()}/comments`, headers, { comment });

test("T39: a comment that is sent again with its key is one comment, and has the first answer", async () => {
  const learner = withKey(await signedIn(), randomUUID());
  const text = `I asked my class what they want to know. ${randomUUID()}`;
  const first = await post(learner, text);
  expect(first).toMatchObject({ status: 200, body: { status: true } });
  expect(await post(learner, text)).toEqual(first);
  expect(await comments(text)).toBe(1);
  // A repetition that says something else is not told that it is done.
  const changed = `Other words under the same key. ${randomUUID()}`;
  expect(await post(learner, changed)).toMatchObject({ status: 422, body: { code: "UNPROCESSABLE_CONTENT" } });
  expect(await comments(changed)).toBe(0);
});

test("T39: sent at once from two tabs, it is one comment", async () => {
  const learner = withKey(await signedIn(), randomUUID());
  const text = `Two tabs send what waited on the phone. ${randomUUID()}`;
  const answers = await Promise.all([1, 2, 3, 4].map(() => post(learner, text)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect([await comments(text), (await post(learner, text)).status]).toEqual([1, 200]);
});

test("what is refused may be corrected and sent with the same key; a key that has no proper form is refused", async () => {
  const learner = await signedIn();
  const key = randomUUID();
  expect((await post(withKey(learner, key), "   ")).status).toBe(400);
  const text = `Now with words in it, as it should be. ${randomUUID()}`;
  expect((await post(withKey(learner, key), text)).status).toBe(200);
  expect(await post(withKey(learner, "short"), `Another remark. ${randomUUID()}`)).toMatchObject({ status: 400 });
});

test("the key of somebody else says nothing", async () => {
  const key = randomUUID();
  const text = (name: string) => `My own words about my school, by ${name}. ${key}`;
  const [asha, ravi] = [await signedIn(), await signedIn()];
  const first = await post(withKey(asha, key), text("Asha"));
  const second = await post(withKey(ravi, key), text("Ravi"));
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.body.id).not.toBe(second.body.id);
});

test("a call that opens a session keeps no answer", async () => {
  const { body } = await call("POST", "/users/register", { "idempotency-key": randomUUID() }, newRegistration());
  const rows = await fresh.opened.db.selectFrom("sent_calls").select("answer").execute();
  expect(JSON.stringify(rows)).not.toContain(String(body.token));
});

test("a call that only reads keeps no answer, whatever its method", async () => {
  const learner = await signedIn();
  const [course] = publishedContent().courses;
  const kept = () => fresh.opened.db.selectFrom("sent_calls").select("call").execute();
  const before = await kept();
  for (const address of ["/checkAuth", "/users/my-courses", "/chatbot/get", `/courses/modules/${course?.id}`])
    await call("POST", address, withKey(learner, randomUUID()), {});
  expect(await kept()).toEqual(before);
});

test("the document of the API names the header at a learner's writes and at nothing else", async () => {
  const { paths = {} } = await openApiDocument();
  const names = (operation: unknown) => JSON.stringify(operation).includes('"Idempotency-Key"');
  expect(names(paths["/discussions/{id}/comments"]?.post)).toBe(true);
  expect(names(paths["/users/journal/{topicId}"]?.post)).toBe(true);
  for (const operation of [
    paths["/users/journal/{topicId}"]?.get,
    paths["/users/login"]?.post,
    paths["/courses"]?.get,
    paths["/offline/topics/{topicId}"]?.post,
    paths["/checkAuth"]?.post,
  ])
    expect(names(operation)).toBe(false);
});
