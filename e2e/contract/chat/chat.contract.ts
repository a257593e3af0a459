import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import { content, type NewLearner, newLearner } from "../../../testing/people/learners";

const [subject] = content.chatbot;
const [item] = subject?.items ?? [];
if (!subject || !item) throw new Error("The chat assistant has no menu");

type Messages = { data: { id: string; type: number; msg: string; sent_on: string }[]; unread: number };
const readMessages = ({ token }: NewLearner) =>
  succeed("POST", "/chatbot/get", { token }) as Promise<unknown> as Promise<Messages>;
const post = ({ token }: NewLearner, body: unknown, path = "/chatbot/post/") => callApi("POST", path, { token, body });

test("menu 0 is every question, a subject's id those about it, and a question has a canned answer", async () => {
  const { data } = (await succeed("GET", "/chatbot/menu/0")) as { data: unknown[] };
  const inSubject = ({ question: about, items }: typeof subject) =>
    items.map(({ id, question, answer }) => ({
      id,
      question: question.en,
      subject: about.en,
      answer: answer?.en ?? "",
    }));
  expect(data).toEqual(content.chatbot.flatMap(inSubject));
  expect((await succeed("GET", `/chatbot/menu/${subject.id}`)).data).toEqual(inSubject(subject));
  expect(await succeed("GET", `/chatbot/sr/${item.id}`)).toEqual({
    status: true,
    message: item.answer?.en,
    question: item.question.en,
  });
});

test("the language is the query's, else the cookie's", async () => {
  expect((await succeed("GET", `/chatbot/sr/${item.id}?language=hi`)).message).toBe(item.answer?.hi);
  expect((await succeed("GET", `/chatbot/sr/${item.id}`, { cookie: "language=hi" })).message).toBe(item.answer?.hi);
  expect((await succeed("GET", `/chatbot/sr/${item.id}?language=en`, { cookie: "language=hi" })).message).toBe(
    item.answer?.en,
  );
});

test.each(["/chatbot/menu/99999", "/chatbot/sr/99999", "/chatbot/sr/0"])("%s is not there", async (path) => {
  const answer = await callApi("GET", path);
  expect([answer.status, answer.body]).toEqual([
    404,
    expect.objectContaining(errorBody("There is no such question.", "NOT_FOUND")),
  ]);
});

describe("messages to the coordinator", () => {
  test("are stored as plain text, in order, with or without the slash at the end", async () => {
    const learner = await newLearner();
    expect((await readMessages(learner)).data).toEqual([]);
    const text = '<img src=x onerror="alert(1)"> & नमस्ते';
    expect((await post(learner, { msg: `  ${text} ` })).body).toMatchObject({
      status: true,
      data: { type: 1, msg: text },
    });
    expect((await post(learner, { msg: "and again" }, "/chatbot/post")).status).toBe(200);
    expect((await readMessages(learner)).data.map(({ type, msg }) => [type, msg])).toEqual([
      [1, text],
      [1, "and again"],
    ]);
  });

  test("are longer than 1 character, and not longer than 2000", async () => {
    const learner = await newLearner();
    for (const msg of ["", "a", "  b  "]) {
      const answer = await post(learner, { msg });
      expect([answer.status, answer.body.message]).toEqual([400, "Please write at least 2 characters."]);
    }
    expect((await post(learner, { msg: "x".repeat(2001) })).status).toBe(400);
    expect((await post(learner, { msg: "ok" })).status).toBe(200);
  });

  test("belong to their writer alone, whatever is sent with them", async () => {
    const [learner, other] = await Promise.all([newLearner(), newLearner()]);
    await post(learner, { msg: "private", userid: other._id, username: other.username, type: 2 });
    expect((await readMessages(other)).data).toEqual([]);
    expect(
      (
        await succeed("POST", "/chatbot/get", {
          token: other.token,
          body: { username: learner.username, userid: learner._id },
        })
      ).data,
    ).toEqual([]);
    expect((await readMessages(learner)).data).toMatchObject([{ type: 1, msg: "private" }]);
  });

  test("arrive once when the answer was lost and they are sent again", async () => {
    const learner = await newLearner();
    const body = { msg: "only once", key: randomUUID() };
    const all = await Promise.all([1, 2, 3].map(() => post(learner, body)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await readMessages(learner)).data).toHaveLength(1);
  });

  test("are limited for one learner (T23), and the others still write", async () => {
    const [learner, other] = await Promise.all([newLearner(), newLearner()]);
    const statuses: number[] = [];
    for (let number = 0; number < 31; number += 1)
      statuses.push((await post(learner, { msg: `message ${number}` })).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429]);
    expect((await post(other, { msg: "hello" })).status).toBe(200);
  });
});
