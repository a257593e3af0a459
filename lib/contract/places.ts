import * as z from "zod";
import { call, languageField } from "./answer";

export const places = {
  getDistricts: call
    .route({ method: "POST", path: "/getDistricts", summary: "The districts of a state" })
    .input(z.object({ state_id: z.coerce.number().int().min(1).max(36), language: languageField }))
    .output(z.object({ data: z.array(z.object({ district: z.string(), label: z.string() })) })),
};
