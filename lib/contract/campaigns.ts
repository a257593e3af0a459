import * as z from "zod";
import { languages } from "../platform/i18n/language";
import { call, slugField } from "./meta/answer";

const coBrand = z.object({ course_id: z.string(), default_language: z.enum(languages) });
const target = z.object({ url: z.string() });

export const campaigns = {
  coBrandedTag: call
    .route({ method: "GET", path: "/co_branded_tag", summary: "The course and language behind a partner's tag" })
    .input(z.object({ tag: slugField }))
    .output(z.object({ status: z.boolean(), data: coBrand })),
  // The documented `data.data.url` may include the `data` of an HTTP client or not; this response has the field at both
  // places.
  redirect: call
    .route({ method: "GET", path: "/redirect", summary: "Where a short address leads" })
    .input(z.object({ slug: slugField }))
    .output(z.object({ status: z.boolean(), data: target.extend({ data: target }) })),
};
