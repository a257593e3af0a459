import { expect, test } from "vitest";
import { renderHtml } from "@/components/ui/static-html/render-html";
import type { TopicRecordAnswer } from "@/lib/contract/learning";
import { languages } from "@/lib/platform/i18n/language";
import { PageNeeds } from "./reading-section";

const record: TopicRecordAnswer = {
  status: "Started",
  reflective_journal: null,
  discussion: 0,
  quiz: null,
  primary_reading: 0,
  pages_read: [],
  reading_done: false,
  open_page: 2,
  quiz_done: false,
  journal_done: false,
  form_done: false,
  module_rest_done: false,
};

test.each(languages)(
  "in %s, a page that does not count yet says in seconds what is missing, as long as it is",
  (language) => {
    for (const again of [true, false]) {
      const needing = { ...record, open_page_needs: { seconds: 12, again } };
      const html = renderHtml(<PageNeeds place={{ language, record: needing }} />);
      expect(html).toMatch(/\b12\b/);
      expect(html).toContain("--needs:12s");
    }
    expect(renderHtml(<PageNeeds place={{ language, record }} />)).toBe("");
  },
);

test("one second is no plural", () => {
  const needing = { ...record, open_page_needs: { seconds: 1, again: true } };
  expect(renderHtml(<PageNeeds place={{ language: "en", record: needing }} />)).toContain("Stay one more second");
});
