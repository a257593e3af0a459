import fs from "node:fs";
import { CORE_SCHEMA, load } from "js-yaml";
import type { Language } from "../../lib/platform/i18n/language";

type Text = Record<Language, string>;
type Notice = { title: Text; items: Record<string, Record<"data", Text>> };

/** The title and an item of the notice as a parent or guardian of this child reads them. */
export function guardianNotice(language: Language, childName: string): { title: string; login: string } {
  const { title, items } = load(fs.readFileSync("content/privacy-notice-guardian.yaml", "utf8"), {
    schema: CORE_SCHEMA,
  }) as Notice;
  const about = (text: Text | undefined) => (text?.[language] ?? "").replaceAll("{name}", childName);
  return { title: about(title), login: about(items.login?.data) };
}
