import { beforeAll, describe, expect, test } from "vitest";
import { type ApiResponse, callApi, errorBody, portalUrl, succeed } from "../../../testing/calls/call-api";
import {
  completeTopic,
  content,
  type Enrolled,
  type NewLearner,
  newEnrolled,
  newLearner,
  password,
  topics,
} from "../../../testing/people/learners";

const forum = content.discussions.map((each) => each.slug) as [string, string, string, ...string[]];
const discussed = topics.findIndex(({ discussion }) => discussion);
const topicId = topics[discussed]?.id ?? "";

let writer: NewLearner;
let stranger: NewLearner;
beforeAll(async () => {
  [writer, stranger] = await Promise.all([newLearner({ firstName: "Rehana" }), newLearner()]);
});

type Comment = Record<
  "id" | "comment" | "userid" | "comment_by" | "commented_on" | "username" | "discussion_updated_on",
  string
>;
const list = async (path: string) => (await succeed("GET", path)) as unknown as Comment[];
const postComment = ({ token }: NewLearner, slug: string, comment: string, more = {}) =>
  callApi("POST", `/discussions/${slug}/comments`, { token, body: { comment, ...more } });
const commentInModule = ({ token }: NewLearner, comment: string) =>
  callApi("POST", `/users/update-discussion_comments/${topicId}`, { token, body: { comment, topicId } });
const statusAndMessage = (answer: ApiResponse) => [answer.status, answer.body.message];

test("the list has the documented records in both languages, five on a page and ten pages at most", async () => {
  const en = await succeed("GET", "/discussions?language=en&page=1");
  const hi = await succeed("GET", "/discussions?language=hi&page=1");
  const [first] = content.discussions;
  const ofFirst = ({ records }: Record<string, unknown>) =>
    (records as { slug: string }[]).find(({ slug }) => slug === first?.slug);
  expect(ofFirst(en)).toMatchObject({
    slug: first?.slug,
    title: first?.title.en,
    created_on: first?.created,
    description: first?.html.en,
  });
  expect(ofFirst(hi)).toMatchObject({ slug: first?.slug, title: first?.title.hi, total_comments: expect.any(Number) });
  expect(en.records).toHaveLength(5);
  expect((await succeed("GET", "/discussions?page=2")).records).toHaveLength(Math.min(5, forum.length - 5));
  for (const page of ["999", "11"])
    expect(await succeed("GET", `/discussions?page=${page}`)).toMatchObject({ page: 10, records: [] });
  for (const page of ["0", "-3", "first", "1'--", ""])
    expect((await succeed("GET", `/discussions?page=${page}`)).page).toBe(1);
});

test("a discussion and its comments have the documented fields; no address is in them", async () => {
  expect(await postComment(writer, forum[0], "A calendar on the board was my first sentence.")).toMatchObject({
    status: 200,
    body: { status: true },
  });
  expect(await succeed("GET", `/discussions/${forum[0]}?language=hi`)).toMatchObject({
    slug: forum[0],
    total_comments: expect.any(Number),
  });
  const [newest] = (await succeed("GET", `/discussions/${forum[0]}/comments`, writer)) as unknown as Comment[];
  expect(newest).toMatchObject({
    comment: "A calendar on the board was my first sentence.",
    userid: writer._id,
    comment_by: "Rehana",
  });
  expect(Date.parse(newest?.commented_on ?? "")).toBeGreaterThan(Date.now() - 600_000);
  expect((await callApi("GET", `/discussions/${forum[0]}/comments`)).text).not.toContain("@");
});

test("comments come five on a page, newest first, and all without a page", async () => {
  const learner = await newLearner();
  for (let number = 1; number <= 7; number += 1)
    expect((await postComment(learner, forum[1], `Idea ${number} of ${learner._id}`)).status).toBe(200);
  const all = await list(`/discussions/${forum[1]}/comments`);
  const pages = await Promise.all([1, 2].map((page) => list(`/discussions/${forum[1]}/comments?page=${page}`)));
  expect(pages[0]).toEqual(all.slice(0, 5));
  expect(pages[1]).toEqual(all.slice(5, 10));
  expect((await succeed("GET", `/discussions/${forum[1]}`)).total_comments).toBe(all.length);
});

test.each([
  "GET /discussions/no-such",
  "GET /discussions/no-such/comments",
  "GET /courses/discussions/no-such",
  "GET /courses/discussions/no-such/comments",
])("%s is not there", async (call) => {
  const [method = "", path = ""] = call.split(" ");
  expect(statusAndMessage(await callApi(method, path))).toEqual([404, "There is no such discussion."]);
});

test("an empty comment is rejected, in the caller's language", async () => {
  expect(statusAndMessage(await postComment(writer, forum[0], "  \n "))).toEqual([
    400,
    "Please write your comment first.",
  ]);
  const inHindi = await callApi("POST", `/discussions/${forum[0]}/comments?language=hi`, {
    token: writer.token,
    body: { comment: "" },
  });
  expect(statusAndMessage(inHindi)).toEqual([400, "पहले अपनी टिप्पणी लिखें।"]);
  expect((await postComment(writer, forum[0], "x".repeat(2001))).status).toBe(400);
});

test("T1: a comment is its caller's, whatever account the body names", async () => {
  expect(statusAndMessage(await postComment(stranger, forum[0], "as Rehana", { userid: writer._id }))).toEqual([
    403,
    "This belongs to another account.",
  ]);
  expect(
    (await postComment(stranger, forum[2], "as myself", { userid: stranger._id, comment_by: "Rehana" })).status,
  ).toBe(200);
  const read = async (caller: { token?: string }) =>
    ((await succeed("GET", `/discussions/${forum[2]}/comments`, caller)) as unknown as Comment[])[0];
  expect(await read(stranger)).toMatchObject({ userid: stranger._id, comment_by: "Asha" });
  const { authorAlias } = await succeed("POST", "/checkAuth", { token: stranger.token, body: {} });
  expect(await read({})).toMatchObject({ userid: authorAlias, comment_by: "Asha" });
  expect(await read(writer)).toMatchObject({ userid: authorAlias });
  expect((await postComment(stranger, forum[2], "as my alias", { userid: authorAlias })).status).toBe(200);
});

test("the id of an author's account is in no public list and on no page of comments", async () => {
  for (const path of [`/api/discussions/${forum[0]}/comments`, `/discussions/view/${forum[0]}`]) {
    const text = await (await fetch(`${portalUrl}${path}`)).text();
    expect(text).toContain("A calendar on the board was my first sentence.");
    expect(text).not.toContain(writer._id);
  }
});

test("T21: a comment is deleted by its author alone", async () => {
  const { id } = (await postComment(writer, forum[0], "I take this back.")).body;
  const away = (caller: { token?: string }) => callApi("DELETE", `/discussions/${forum[0]}/comments/${id}`, caller);
  expect(statusAndMessage(await away({}))).toEqual([401, "unauthorized."]);
  expect(statusAndMessage(await away(stranger))).toEqual([403, "This belongs to another account."]);
  expect(statusAndMessage(await away(writer))).toEqual([200, "The comment is deleted."]);
  expect(statusAndMessage(await away(writer))).toEqual([404, "There is no such comment."]);
  expect((await list(`/discussions/${forum[0]}/comments`)).map((each) => each.id)).not.toContain(id);
});

test("a deleted account stays as a former member, without its id", async () => {
  const leaving = await newLearner({ firstName: "Zubaida" });
  const comment = `Words of ${leaving._id.slice(0, 8)}`;
  await postComment(leaving, forum[2], comment);
  await succeed("DELETE", "/users/account", { token: leaving.token, body: { password } });
  const found = (await list(`/discussions/${forum[2]}/comments?language=en`)).find((each) => each.comment === comment);
  expect(found).toMatchObject({ comment_by: "A former member", userid: "" });
});

describe("a module discussion", () => {
  let learner: Enrolled;
  beforeAll(async () => {
    learner = await newEnrolled();
    for (const topic of topics.slice(0, discussed)) await completeTopic(learner, topic);
  });

  test("is open to read, with its comments", async () => {
    expect((await commentInModule(learner, "One sentence calmed them.")).body).toMatchObject({
      status: true,
      message: "Your comment is posted.",
    });
    const html = content.topicById.get(topicId)?.discussion;
    expect(await succeed("GET", `/courses/discussions/${topicId}?language=hi`)).toMatchObject({
      discussion: html?.hi,
      topic_id: topicId,
    });
    expect(await succeed("GET", `/courses/topicDiscussion/${topicId}?language=en`)).toEqual({ discussion: html?.en });
    const [newest] = (await succeed(
      "GET",
      `/courses/discussions/${topicId}/comments`,
      learner,
    )) as unknown as Comment[];
    expect(newest).toMatchObject({
      comment: "One sentence calmed them.",
      userid: learner._id,
      username: "Asha",
      discussion_updated_on: expect.any(String),
    });
  });

  test("marks the learner's discussion done, also after the comment is gone, and the course counts it", async () => {
    const { id } = (await commentInModule(learner, "And this too.")).body;
    const info = () => succeed("POST", `/users/get-my-topic-info/${topicId}`, { token: learner.token, body: {} });
    expect((await info()).data).toMatchObject({ discussion: 1 });
    expect(
      (await callApi("DELETE", `/courses/discussions/${topicId}/comments/${id}`, { token: stranger.token })).status,
    ).toBe(403);
    await succeed("DELETE", `/courses/discussions/${topicId}/comments/${id}`, { token: learner.token });
    expect((await info()).data).toMatchObject({ discussion: 1 });
    const { discussion } = await succeed("POST", `/courses/modules/${topics[0].courseId}?language=en`, {
      token: learner.token,
      body: {},
    });
    const total = (await list(`/courses/discussions/${topicId}/comments`)).length;
    expect(discussion).toContainEqual(
      expect.objectContaining({ slug: topicId, total_comments: total, description: expect.stringContaining("<p>") }),
    );
  });

  test("takes no comment from a guest, from outside the course, or from a learner for whom the topic is locked", async () => {
    const path = `/users/update-discussion_comments/${topicId}`;
    expect(statusAndMessage(await callApi("POST", path, { body: { comment: "x", topicId } }))).toEqual([
      401,
      "unauthorized.",
    ]);
    expect(statusAndMessage(await commentInModule(stranger, "x"))).toEqual([
      403,
      "You are not enrolled in this course.",
    ]);
    const beginner = await newEnrolled();
    expect((await commentInModule(beginner, "x")).body).toMatchObject(errorBody("This module is locked", "FORBIDDEN"));
    expect(
      (await callApi("POST", path, { token: learner.token, body: { comment: "x", topicId: topics[0].id } })).status,
    ).toBe(400);
  });
});

test("T23: more comments than a person writes get 429 and how long to wait", async () => {
  const flooding = await newLearner();
  let limited: ApiResponse | undefined;
  for (let number = 0; number < 25 && !limited; number += 1) {
    const answer = await postComment(flooding, forum[2], `flood ${number}`);
    if (answer.status !== 200) limited = answer;
  }
  expect(limited?.status).toBe(429);
  expect(Number(limited?.headers.get("retry-after"))).toBeGreaterThan(0);
});
