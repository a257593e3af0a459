import { expect, test } from "vitest";
import { callApi, succeed } from "../../../testing/calls/call-api";
import { content, newLearner } from "../../../testing/people/learners";

type Piece = { text: string; marked: boolean };
type Hit = { title: Piece[]; snippet: Piece[]; address: string; place: string };
type Found = {
  query: string;
  total: number;
  groups: { kind: string; count: number; hits: Hit[] }[];
  suggestion: string | null;
};

const find = async (query: string, language = "en", token?: string) =>
  (await succeed("GET", `/search?query=${encodeURIComponent(query)}&language=${language}`, { token })) as Found;
const addresses = ({ groups }: Found) => groups.flatMap(({ hits }) => hits.map(({ address }) => address));
const markedIn = ({ groups }: Found) =>
  groups.flatMap(({ hits }) =>
    hits.flatMap(({ snippet }) => snippet.filter((piece) => piece.marked).map(({ text }) => text)),
  );

test("results come by kind, with the matches marked, and all of them are counted", async () => {
  const found = await find("periods");
  expect(found.query).toBe("periods");
  expect(found.total).toBe(found.groups.reduce((sum, group) => sum + group.count, 0));
  expect(found.groups[0]?.kind).toBe("article");
  expect(addresses(found)).toContain("/topic/our-bodies/irregular-periods-first-years");
  expect(markedIn(found)).toContain("period");
});

test("a question in Hindi finds its word in every spelling, and by its other names", async () => {
  for (const query of ["माहवारी", "मासिक धर्म", "माहवरी", "mahwari"]) {
    expect(addresses(await find(query, "hi")), query).toContain("/topic/our-bodies/irregular-periods-first-years");
  }
  expect((await find("माहवरी", "hi")).suggestion).toBe("माहवारी");
});

test("no question, and one that nothing answers, are no errors", async () => {
  const nothing = { total: 0, best: [], groups: [], suggestion: null, helplines: [], calls: [], emergencies: [] };
  expect(await succeed("GET", "/search")).toEqual({ query: "", ...nothing });
  expect(await find("   ")).toEqual({ query: "", ...nothing });
  expect(await find("zzzzqqqq")).toEqual({ query: "zzzzqqqq", ...nothing });
});

test("a query of somebody who may need help returns the helplines, in any language", async () => {
  expect((await succeed("GET", "/search?query=kill%20myself&language=en")).helplines).toEqual([
    "tele-manas",
    "child",
    "emergency",
  ]);
  expect((await succeed("GET", `/search?query=${encodeURIComponent("मरना चाहता हूँ")}&language=hi`)).helplines).toContain(
    "tele-manas",
  );
});

test("a query that is too long returns an error that names the limit", async () => {
  const answer = await callApi("GET", `/search?query=${"a".repeat(101)}`);
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining("query")]);
  expect((await callApi("GET", `/search?query=${"a".repeat(100)}`)).status).toBe(200);
});

test.each(["<script>alert(1)</script>", "' OR 1=1 --", "title:*", "%", "((((", "\\", "__proto__", "🙂"])(
  "'%s' is a question like any other",
  async (query) => {
    expect((await find(query)).query).toBe(query);
  },
);

test("a lesson that is locked is not found", async () => {
  const open = content.courses.map((course) => course.topics[0]?.id);
  for (const query of ["anaemia", "period", "referring", "weighing machine"]) {
    const lessons = addresses(await find(query)).filter((address) => address.startsWith("/course/module/"));
    for (const address of lessons) expect(open, query).toContain(address.split("/")[3]);
  }
});

test("everybody finds the same: a guest, a learner and a holder of a dead token", async () => {
  const { token } = await newLearner();
  const asGuest = await find("exam stress");
  for (const holder of [token, "A".repeat(43)]) expect(await find("exam stress", "en", holder)).toEqual(asGuest);
});
