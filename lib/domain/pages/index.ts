import { CallError } from "../../platform/call-error";
import { publicPages } from "../../platform/content/kinds/public-pages";
import { findSource } from "../../platform/content/testimonial-sources";
import { facePicture } from "../../platform/content/text/markdown-blocks";
import { translatorFor } from "../../platform/i18n/messages";
import type { Operations } from "../call";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes plain text for a field that is documented as HTML. */
export function asHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const kinds = { monday: "voiceMonday", question: "voiceQuestion", lesson: "voiceLesson" } as const;

/** The calls of `pages`: static pages as sanitised HTML, banners, testimonials (rule: pages.by-key, home.banners). */
export const pages: Operations<"pages"> = {
  async staticPage({ content, language }, { p }) {
    const page = content.staticPages.find((each) => each.key === p);
    if (!page) throw new CallError("NOT_FOUND", "staticPageUnknown");
    return { data: { content: page.html[language] } };
  },

  async banner({ content, language }, { id }) {
    const banner = content.banners.find((each) => each.id === Number(id));
    if (!banner) throw new CallError("NOT_FOUND", "bannerUnknown");
    return { data: { code: banner.html[language] } };
  },

  async published({ content, language }) {
    return {
      data: publicPages(content).map(({ title, lead, ...page }) => ({
        ...page,
        title: title[language],
        lead: lead[language],
      })),
    };
  },

  async testimonials({ content, language }) {
    const t = translatorFor(language, "home");
    return {
      data: {
        data: content.testimonials.map((each) => {
          const source = findSource(each, content);
          if (!source) throw new Error(`The testimonial ${each.id} has no source, which the content check reports`);
          return {
            picture_url: facePicture(each.face),
            testimonial: asHtml(each.words[language]),
            person_name: `${asHtml(t(kinds[each.kind]))}<br><a href="${source.href}">${asHtml(source.name[language])}</a>`,
          };
        }),
      },
    };
  },
};
