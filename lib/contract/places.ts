import * as z from "zod";
import { call, languageField, languageQuery, textField } from "./meta/answer";
import { get, post } from "./meta/route";
import { stateIdField } from "./meta/sent-fields";

/** In every list the documented field is the stored English name; `label` is in the requested language. */
export const places = {
  getDistricts: call
    .route({
      ...post("/getDistricts", "The districts of a state"),
      description:
        "Lists the districts of a state by their stored English names, with the name to show in the language of the call.",
    })
    .input(z.object({ state_id: stateIdField, language: languageField }))
    .output(z.object({ data: z.array(z.object({ district: z.string(), label: z.string() })) })),
  getBlocks: call
    .route({
      ...post("/getBlocks", "The blocks of a district"),
      description: "Lists the blocks of a district by their stored English names, with the name to show.",
    })
    .errors({ BAD_REQUEST: { message: "The state has no such district." } })
    .input(z.object({ state_id: stateIdField, district: textField(80).min(1), language: languageField }))
    .output(z.object({ data: z.array(z.object({ block: z.string(), label: z.string() })) })),
  getSubjects: call
    .route({
      ...get("/getSubjects", "The school subjects"),
      description: "Lists the school subjects that a teacher can choose.",
    })
    .input(languageQuery)
    .output(z.object({ data: z.array(z.object({ subject: z.string(), label: z.string() })) })),
};
