import { CallError } from "../../platform/call-error";
import type { Content } from "../../platform/content";
import type { Database } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import type { Operations } from "../call";

/** Tags and short addresses (rule: partner.tag, redirect.short). @throws CallError NOT_FOUND */
export const campaigns: Omit<Operations<"campaigns">, "stateFigures"> = {
  async coBrandedTag({ content }, { tag }) {
    const found = findTag(content, tag);
    if (!found) throw new CallError("NOT_FOUND", "noSuchTag");
    return { status: true, data: { course_id: found.course, default_language: found.language } };
  },

  async redirect({ content }, { slug }) {
    const found = content.campaigns.redirects.redirects.find((each) => each.slug === slug);
    if (!found) throw new CallError("NOT_FOUND", "noSuchRedirect");
    return { status: true, data: { url: found.to, data: { url: found.to } } };
  },
};

function findTag(content: Content, tag: string) {
  return content.campaigns.coBrandedTags.find((each) => each.tag === tag);
}

/** The partner whose tag brought the visitor to this course (rule: partner.tag); null without one. */
export function findCoBrand(content: Content, courseId: string, source: string | undefined, language: Language) {
  const tag = source ? findTag(content, source) : undefined;
  return tag?.course === courseId ? { name: tag.partner[language], logo: tag.logo } : null;
}

/** Every partner whose tag leads to this course. */
export function coursePartners(content: Content, courseId: string, language: Language) {
  const tags = content.campaigns.coBrandedTags.filter(({ course }) => course === courseId);
  return tags.map(({ tag, partner, logo }) => ({ tag, name: partner[language], logo }));
}

export type CameBy = { utm_campaign?: string | null; utm_source?: string | null };

/** Stores an enrollment's campaign with the account, unless it has one (rule: campaign.first-touch). */
export async function rememberCampaign(db: Database, accountId: string, { utm_campaign, utm_source }: CameBy) {
  if (!utm_campaign && !utm_source) return;
  await db
    .updateTable("accounts")
    .set({ utm_campaign: utm_campaign ?? "", utm_source: utm_source ?? "" })
    .where("id", "=", accountId)
    .where("utm_campaign", "=", "")
    .where("utm_source", "=", "")
    .execute();
}
