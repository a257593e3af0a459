import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { languages } from "../../i18n/language";
import { BrokenContent } from "../broken";
import { ContentFiles } from "../files";
import { publishedContent } from "../testing/published-content";
import { loadPrivacyNotice } from "./privacy-notice";

const names = ["privacy-notice.yaml", "privacy-notice-guardian.yaml"] as const;
const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true });
});

/** The problems of the published files after one of them was changed. */
function problemsAfter(name: (typeof names)[number], from: string | RegExp, to: string): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "notice-"));
  made.push(folder);
  for (const each of names) fs.copyFileSync(path.join("content", each), path.join(folder, each));
  const file = path.join(folder, name);
  const changed = fs.readFileSync(file, "utf8").replace(from, to);
  fs.writeFileSync(file, changed);
  try {
    loadPrivacyNotice(new ContentFiles(folder));
    return [];
  } catch (error) {
    if (!(error instanceof BrokenContent)) throw error;
    return error.problems.map(({ file: broken, field, message }) => `${broken} · ${field} · ${message}`);
  }
}

test("the published notice is written for guardians too, item by item", () => {
  expect(problemsAfter("privacy-notice.yaml", "", "")).toEqual([]);
  const { guardian, items } = publishedContent().privacyNotice;
  expect(guardian.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
});

test.each([
  [
    "privacy-notice-guardian.yaml",
    /^ {4}data: .*mobile number.*\n/m,
    "",
    "items.mobile.data · is missing: in privacy-notice.yaml it speaks to the learner",
  ],
  [
    "privacy-notice.yaml",
    "To see which invitations reach people.",
    "To see how you came.",
    "items.campaign.why · is missing: in privacy-notice.yaml it speaks to the learner",
  ],
  [
    "privacy-notice-guardian.yaml",
    "  campaign:\n",
    '  campaign:\n    why: { en: "To see what works.", hi: "यह जानने के लिए कि क्या चलता है।" }\n',
    "items.campaign.why · is there without need: privacy-notice.yaml speaks to nobody",
  ],
  [
    "privacy-notice-guardian.yaml",
    "  campaign:\n",
    "  campaigns:\n",
    "items.campaigns · is no item of privacy-notice.yaml",
  ],
] as const)("%s without a text that it needs, or with one too many, is named", (name, from, to, problem) => {
  expect(problemsAfter(name, from, to)).toContain(`privacy-notice-guardian.yaml · ${problem}`);
});

/** The names of what learners read on their pages, which stay as they are, and items that are about the guardian too. */
const quoted = /[“"][^”"]*[”"]/g;
const aboutGuardian = ["guardian", "consents", "invitations"];

test.each(languages)("a guardian's notice speaks about the child, never to it (%s)", (language) => {
  const { title, lead, items } = publishedContent().privacyNotice.guardian;
  const all = items.filter(({ id }) => !aboutGuardian.includes(id));
  const texts = [title, lead, ...all.flatMap(({ data, why, until, seen }) => [data, why, until, seen])];
  for (const text of texts) expect(text[language].replaceAll(quoted, "")).not.toMatch(/\byou(?:r|rs|rself)?\b|आप/i);
  expect(texts.filter((text) => text[language].includes("{name}")).length).toBeGreaterThan(60);
  for (const text of texts) expect(text[language].replaceAll("{name}", "")).not.toMatch(/[{}]/);
});

test.each([
  ["from: login", "from: name", "groups.0.from · is not the first item"],
  ["from: comments", "from: nothing", "groups.2.from · is no item below the group before"],
  ["from: staff", "from: login", "groups.4.from · is no item below the group before"],
])("the groups hold every item: %s as %s is named", (from, to, problem) => {
  expect(problemsAfter("privacy-notice.yaml", from, to)).toContain(`privacy-notice.yaml · ${problem}`);
});
