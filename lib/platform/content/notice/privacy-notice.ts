import * as z from "zod";
import { inEachLanguage } from "../../i18n/language";
import { type Problem, throwIfBroken } from "../broken";
import type { ContentFiles } from "../files";
import { privacyNoticeFile, text } from "../schema";

const parts = ["data", "why", "until", "seen"] as const;
type Part = (typeof parts)[number];
type Text = z.infer<typeof text>;

const guardianFileName = "privacy-notice-guardian.yaml";
const guardianFile = z.strictObject({
  title: text,
  lead: text,
  items: z.record(z.string(), z.partialRecord(z.enum(parts), text)),
});

type Item = { id: string } & Record<Part, Text>;
/** The notice as a parent or guardian reads it; `{name}` is the child's name. */
type GuardianNotice = { title: Text; lead: Text; items: Item[] };
/** `lead`: the promises as one paragraph. */
export type PrivacyNotice = z.infer<typeof privacyNoticeFile> & { lead: Text; guardian: GuardianNotice };

/** The notice, for the learner and for a parent or guardian of one. @throws BrokenContent */
export function loadPrivacyNotice(files: ContentFiles): PrivacyNotice {
  const notice = files.yaml("privacy-notice.yaml", privacyNoticeFile);
  const { title, lead, items } = files.yaml(guardianFileName, guardianFile);
  const problems = [
    ...notice.items.flatMap((item) => parts.flatMap((part) => problemIn(item, part, items[item.id]?.[part]))),
    ...Object.keys(items).flatMap((id) =>
      notice.items.some((item) => item.id === id) ? [] : [problem(`items.${id}`, "is no item of privacy-notice.yaml")],
    ),
  ];
  const starts = notice.groups.map(({ from }) => notice.items.findIndex(({ id }) => id === from));
  for (const [index, start] of starts.entries())
    if (index === 0 ? start !== 0 : start <= (starts[index - 1] ?? 0))
      problems.push({
        file: "privacy-notice.yaml",
        field: `groups.${index}.from`,
        message: index === 0 ? "is not the first item" : "is no item below the group before",
      });
  throwIfBroken(problems);
  const forGuardian = notice.items.map(({ fields: _, ...item }) => ({ ...item, ...items[item.id] }));
  const paragraph = inEachLanguage((language) => notice.promises.map((promise) => promise[language]).join(" "));
  return { ...notice, lead: paragraph, guardian: { title, lead, items: forGuardian } };
}

/** Whether the text speaks to its reader, in any language. */
const speaksToReader = (written: Text) =>
  Object.values(written).some((each) => /\byou(?:r|rs|rself)?\b|आप/i.test(each));

function problemIn(item: Item, part: Part, forGuardian: Text | undefined): Problem[] {
  const field = `items.${item.id}.${part}`;
  if (speaksToReader(item[part]))
    return forGuardian ? [] : [problem(field, "is missing: in privacy-notice.yaml it speaks to the learner")];
  return forGuardian && !Object.values(forGuardian).some((each) => each.includes("{name}"))
    ? [problem(field, "is there without need: privacy-notice.yaml speaks to nobody")]
    : [];
}

function problem(field: string, message: string): Problem {
  return { file: guardianFileName, field, message };
}
