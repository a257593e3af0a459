import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { onFreshPortal } from "../../testing/fresh-portal";
import { courseId, newEnrolled, newLearner } from "../../testing/learners";
import { search } from "..";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  test.each([
    ["case", "Komal faints in assembly", `/my-courses/${courseId}/cases/komal-faints`],
    ["lesson", "midday meal plate three jobs", "/course/module/eating-well/primary/"],
  ])(
    "a found %s leads to the course's description, and whoever is enrolled to the page itself",
    async (kind, query, address) => {
      const addresses = async (context: CallContext) =>
        (await search.find(context, { query })).groups
          .filter((group) => group.kind === kind)
          .flatMap(({ hits }) => hits.map((hit) => hit.address));
      const { learner } = await newEnrolled(guest);
      expect(await addresses(learner)).toContainEqual(expect.stringContaining(address));
      for (const other of [guest, await newLearner(guest)]) {
        expect(await addresses(other)).not.toContainEqual(expect.stringContaining(address));
        expect(await addresses(other)).toContain(`/info/course/${courseId}`);
      }
    },
  );
});
