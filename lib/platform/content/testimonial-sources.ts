import { languages, type Text } from "../i18n/language";
import type { Problem } from "./broken";
import type { Content } from "./content";
import type { Testimonial } from "./kinds/pages";
import { plainText } from "./text/plain-text";

/** The text from which a testimonial is quoted; null when nothing of that name is published. */
export function findSource(
  { from }: Pick<Testimonial, "from">,
  { topicById, articles }: Pick<Content, "topicById" | "articles">,
): { name: Text; href: string; html: Text[] } | null {
  const topic = topicById.get(from);
  if (topic)
    return { name: topic.name, href: `/info/course/${topic.courseId}`, html: topic.pages.map(({ html }) => html) };
  const article = articles.find((each) => `${each.topic}/${each.id}` === from);
  return article ? { name: article.question ?? article.title, href: `/topic/${from}`, html: [article.html] } : null;
}

/** The home page quotes the portal's texts literally: each quotation occurs in its source (rule: home.voices). */
export function checkTestimonials(content: Pick<Content, "testimonials" | "topicById" | "articles">): Problem[] {
  return content.testimonials.flatMap((each) => {
    const source = findSource(each, content);
    const problem = (field: string, message: string) => {
      return { file: "testimonials.yaml", field: `${each.id}.${field}`, message };
    };
    if (!source) return [problem("from", `names ${each.from}, which is no topic of a course and no article`)];
    return languages
      .filter((language) => !source.html.some((html) => plainText(html[language]).includes(each.words[language])))
      .map((language) => problem(`words.${language}`, `does not occur in ${each.from}`));
  });
}
