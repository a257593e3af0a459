import { expect, test } from "vitest";
import { publishedContent } from "@/lib/platform/content/testing/published-content";
import { isColoured } from "@/lib/platform/walls";
import { wallStates } from "./wall-states";

test("every course is shown from outlines to a finished wall, and one state has its picture", async () => {
  const shown = wallStates("hi");
  expect(shown.map(({ course }) => course)).toEqual(publishedContent().courses.map(({ id }) => id));
  for (const { course, states } of shown) {
    const topics = publishedContent().courseById.get(course)?.topics.length ?? 0;
    const coloured = states.map(({ wall }) => wall.parts.filter(isColoured).length);
    expect(coloured).toEqual([0, 1, Math.ceil(topics / 2), topics - 1, topics, topics]);
  }
  expect(await shown[0]?.states[1]?.picture()).toMatch(/^data:image\/png;base64,iVBOR/);
});
