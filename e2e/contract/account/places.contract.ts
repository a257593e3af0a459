import { expect, test } from "vitest";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import { content, newLearner } from "../../../testing/people/learners";

type Rows = { data: Record<string, string>[] };
const rows = async (path: string, body: Record<string, unknown>, token?: string) =>
  ((await succeed("POST", path, { body, token })) as Rows).data;

test("the blocks of a district come by their English names, with labels in the language asked for", async () => {
  const english = await rows("/getBlocks", { state_id: 5, district: "Sitamarhi", language: "en" });
  const hindi = await rows("/getBlocks", { state_id: "5", district: "Sitamarhi", language: "hi" });
  expect(english).toHaveLength(17);
  expect(english).toContainEqual({ block: "Bairgania", label: "Bairgania" });
  expect(hindi).toContainEqual({ block: "Bairgania", label: "बैरगनिया" });
  expect(hindi.map((each) => each.block).sort()).toEqual(english.map((each) => each.block).sort());
});

test("the lists are in the alphabetical order of the requested language", async () => {
  for (const language of ["en", "hi"]) {
    const alphabet = new Intl.Collator(`${language}-IN`);
    const lists = [
      await rows("/getDistricts", { state_id: 34, language }),
      await rows("/getBlocks", { state_id: 5, district: "Sitamarhi", language }),
    ];
    for (const list of lists) {
      const labels = list.map(({ label = "" }) => label);
      expect(labels).toEqual([...labels].sort(alphabet.compare));
    }
  }
});

test("Bihar answers 38 districts and 534 blocks, Uttar Pradesh 75 districts, Rajasthan 41", async () => {
  const districts = async (state_id: number) =>
    (await rows("/getDistricts", { state_id })).map((each) => String(each.district));
  expect([await districts(5), await districts(34), await districts(29)].map((each) => each.length)).toEqual([
    38, 75, 41,
  ]);
  const counts = await Promise.all(
    (await districts(5)).map(async (district) => (await rows("/getBlocks", { state_id: 5, district })).length),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(534);
});

test("a state whose blocks the portal does not have returns none", async () => {
  expect(await rows("/getBlocks", { state_id: 16, district: "Idukki" })).toEqual([]);
});

test.each([
  ["no district", { state_id: 5 }, "district"],
  ["an empty district", { state_id: 5, district: " " }, "district"],
  ["a state that is not there", { state_id: 37, district: "Patna" }, "state_id"],
  ["a district of another state", { state_id: 34, district: "Patna" }, "Please choose a district of your state."],
  ["a list for a district", { state_id: 5, district: ["Patna"] }, "district"],
])("getBlocks with %s returns an error that names the reason", async (_, body, message) => {
  const answer = await callApi("POST", "/getBlocks", { body });
  expect([answer.status, answer.body]).toEqual([
    400,
    expect.objectContaining(errorBody(expect.stringContaining(message))),
  ]);
});

test("the subjects come by their English names, with labels in the language asked for", async () => {
  const { data } = (await succeed("GET", "/getSubjects?language=hi")) as Rows;
  expect(data).toHaveLength(content.subjects.length);
  expect(data).toContainEqual({ subject: "Mathematics", label: "गणित" });
  expect((await succeed("GET", "/getSubjects?language=xx")) as Rows).toEqual(await succeed("GET", "/getSubjects"));
});

test("places and subjects are for everybody: a guest, a learner and a holder of a dead token get the same", async () => {
  const { token } = await newLearner();
  const asGuest = await succeed("GET", "/getSubjects");
  for (const holder of [token, "A".repeat(43)])
    expect(await succeed("GET", "/getSubjects", { token: holder })).toEqual(asGuest);
  const body = { state_id: 29, district: "Jaipur" };
  expect(await rows("/getBlocks", body, token)).toEqual(await rows("/getBlocks", body));
});
