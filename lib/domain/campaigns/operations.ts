import { CallError } from "../../platform/call-error";
import type { Operations } from "../call";
import { findTag } from "./co-brand";

/**
 * The calls of `campaigns`: partner tags and short addresses (rule: partner.tag, redirect.short). @throws CallError
 * NOT_FOUND
 */
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
