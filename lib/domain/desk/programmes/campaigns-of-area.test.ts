import { expect, test } from "vitest";
import type { CallContext } from "../../call";
import { courses } from "../../courses";
import { onFreshPortal } from "../../testing/fresh-portal";
import { courseId, newLearner } from "../../testing/learners";
import { desk } from "..";
import { newStaff } from "../testing/staff";

let guest: CallContext;
onFreshPortal("sqlite", (context) => {
  guest = context;
});

test("the campaigns to choose from are those of the people in the reader's courses", async () => {
  const [own, foreign] = [
    await newLearner(guest, { utm_campaign: "own-camp" }),
    await newLearner(guest, { utm_campaign: "foreign-camp" }),
  ];
  const other = guest.content.courses.find(({ id }) => id !== courseId)?.id ?? "";
  await courses.enroll(own, { id: courseId });
  await courses.enroll(foreign, { id: other });
  const campaignsFor = async (areas: Parameters<typeof newStaff>[2]) => {
    const { context } = await newStaff(guest, "coordinator", areas);
    return (await desk.programmeFigures(context, {})).campaigns.map(({ value }) => value);
  };
  expect(await campaignsFor({ courses: [courseId] })).toEqual(["own-camp"]);
  expect(await campaignsFor({})).toEqual(["foreign-camp", "own-camp"]);
});
