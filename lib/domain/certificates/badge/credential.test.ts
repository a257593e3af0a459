import { expect, test } from "vitest";
import { languages } from "../../../platform/i18n/language";
import { publishedContent } from "../../testing/learners";
import { certificateView } from "../view";
import { describeCriteria } from "./credential";

const content = publishedContent();
const [course] = content.courses;
if (!course) throw new Error("There is no course");
const row = {
  id: "a1",
  number: "SS-2026-7KQ4M9TX",
  account_id: "a",
  enrollment_id: "e",
  course_id: course.id,
  first_name: "Asha",
  last_name: "Kumari",
  issued_at: "2026-01-26T06:00:00.000Z",
  reported_scores: 0,
  withdrawn_at: null,
  withdrawn_reason: null,
};

test("a badge states the percent of the reading time that was required when it was earned, in both languages", () => {
  for (const language of languages)
    for (const module_id of ["", course.modules[0]?.id ?? ""]) {
      const criteria = (reading_measured: number) => {
        const certificate = { ...row, module_id, language, reading_measured };
        return describeCriteria(
          certificateView(content, certificate, course, language, { owner: false, coordinator: false }),
        );
      };
      // 1 is in the rows from before the percent was stored, 0 in those from before the time was measured.
      const numbers = [25, 40, 1, 0].map((measured) => criteria(measured).match(/\d+/g)?.map(Number) ?? []);
      expect([language, module_id, numbers]).toEqual([language, module_id, [[25], [40], [10], []]]);
    }
});
