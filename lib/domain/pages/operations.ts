import { CallError } from "../../platform/call-error";
import { type PublicPage, publicPages, scene } from "../../platform/content/kinds/public-pages";
import type { Operations } from "../call";
import { asHtml } from "./as-html";

/** The calls of `pages`: static pages by key as sanitised HTML, home page banners and testimonials (rule: pages.by-key, home.banners). */
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
    // The preview of a sensitive page does not show its subject (rule: articles.private).
    const preview = ({ neutral, ...page }: PublicPage) => (neutral ? { ...page, title: neutral, lead: content.site.tagline, picture: scene } : page);
    const pages = publicPages(content).map(preview);
    return { data: pages.map(({ title, lead, ...page }) => ({ ...page, title: title[language], lead: lead[language] })) };
  },

  async testimonials({ content, language }) {
    return {
      data: {
        data: content.testimonials.map(({ picture, testimonial, name, about }) => ({
          picture_url: picture,
          testimonial: asHtml(testimonial[language]),
          person_name: `${asHtml(name[language])}<br>${asHtml(about[language])}`,
        })),
      },
    };
  },
};
