import * as z from "zod";
import { call, languageField, languageQuery, slugField } from "./meta/answer";
import { htmlField } from "./meta/html";

const testimonial = z.object({
  picture_url: z.string(),
  testimonial: htmlField(),
  person_name: htmlField(),
});

/** What the foundation publishes beside courses and articles. */
export const pages = {
  staticPage: call
    .route({ method: "GET", path: "/static_page", summary: "A static page or a part of the home page" })
    .input(
      z.object({
        p: slugField.describe("Home-Banner1 to Home-Banner3, {product}Advantage, {product}Partners, About, School-Health-Program, Terms, Cookies, Privacy"),
        language: languageField,
      }),
    )
    .output(z.object({ data: z.object({ content: htmlField() }) })),
  banner: call
    .route({ method: "GET", path: "/banner", summary: "A banner by its number" })
    .input(z.object({ id: z.coerce.number().int().positive(), language: languageField }))
    .output(z.object({ data: z.object({ code: htmlField() }) })),
  testimonials: call
    .route({ method: "GET", path: "/testimonials", summary: "What learners say" })
    .input(languageQuery)
    .output(z.object({ data: z.object({ data: z.array(testimonial) }) })),
};
export type Testimonials = z.infer<typeof testimonial>[];
