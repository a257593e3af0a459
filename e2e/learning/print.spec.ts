import { courseIds, readCourse } from "../../testing/people/course-content";
import { languages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { completeCourse } from "../support/progress";
import { expect, test } from "../support/test";

/** The paper is read without scripts, so that 107 pages take a minute. */
test.use({ javaScriptEnabled: false });

const mostSheets = 2;

for (const language of languages)
  test(`every lesson prints on at most two sheets of A4 (${language})`, async ({ page, context }) => {
    test.slow();
    await signUp(context, language);
    const longer: string[] = [];
    for (const id of courseIds()) {
      await enroll(context, id);
      await completeCourse(context, id);
      for (const topic of readCourse(id))
        for (let number = 1; number <= topic.pages; number += 1) {
          const address = `/course/module/${topic.id}/primary/${number}`;
          await page.goto(`${address}?language=${language}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
          const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
          expect(sheets, address).toBeGreaterThan(0);
          if (sheets > mostSheets) longer.push(`${address}: ${sheets}`);
        }
    }
    expect(longer).toEqual([]);
  });
