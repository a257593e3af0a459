import * as z from "zod";
import { call, languageField, languageQuery, slugField } from "./meta/answer";
import { htmlField } from "./meta/html";
import { get } from "./meta/route";
import { numberField } from "./meta/sent-fields";

const testimonial = z.object({ picture_url: z.string(), testimonial: htmlField(), person_name: htmlField() });

const publishedPage = z.object({
  path: z.string(),
  title: z.string(),
  lead: z.string(),
  picture: z.string().describe("the picture on its preview, a path of the portal"),
  changed: z.string().optional().describe("the day it last changed, where that is known"),
});
export type PublishedPage = z.infer<typeof publishedPage>;

/** What the foundation publishes beside courses and articles. */
export const pages = {
  staticPage: call
    .route({
      ...get("/static_page", "A static page or a part of the home page"),
      description: "Answers the HTML of a page of the foundation, or of a part of the home page, by its key.",
    })
    .errors({ NOT_FOUND: { message: "There is no page with this key." } })
    .input(
      z.object({
        p: slugField.describe(
          "Home-Banner1 to Home-Banner3, {product}Advantage, {product}Partners, About, School-Health-Program, Terms, Cookies, Privacy",
        ),
        language: languageField,
      }),
    )
    .output(z.object({ data: z.object({ content: htmlField() }) })),
  banner: call
    .route({ ...get("/banner", "A banner by its number"), description: "Answers the HTML of a banner by its number." })
    .errors({ NOT_FOUND: { message: "There is no such banner." } })
    .input(z.object({ id: numberField(z.number().int().positive()), language: languageField }))
    .output(z.object({ data: z.object({ code: htmlField() }) })),
  testimonials: call
    .route({
      ...get("/testimonials", "The testimonials of the home page"),
      description: "Lists the testimonials of the home page. Their texts are HTML.",
    })
    .input(languageQuery)
    .output(z.object({ data: z.object({ data: z.array(testimonial) }) })),
  published: call
    .route({
      ...get("/published_pages", "Every page that search engines list, in the order of the site"),
      description: "Lists every page that search engines may show, with title, sentence and picture.",
    })
    .input(languageQuery)
    .output(z.object({ data: z.array(publishedPage) })),
};
export type Testimonials = z.infer<typeof testimonial>[];
