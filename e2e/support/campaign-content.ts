import fs from "node:fs";
import { parse } from "yaml";
import type { Language } from "./messages";

type Text = Record<Language, string>;
export type Campaign = { slug: "bihar" | "up" | "rjedu"; course: string; form: string; greeting: Text; lead: Text };

const placeIn = {
  bihar: { state: "Bihar", state_id: 5, district: "Sitamarhi", block: "Bairgania", schoolType: "Secondary School" },
  up: {
    state: "Uttar Pradesh",
    state_id: 34,
    district: "Sitapur",
    block: "Biswan",
    schoolType: "National Health Mission UP",
  },
  rjedu: { state: "Rajasthan", state_id: 29, district: "Jaipur", block: "NA", schoolType: "Primary School" },
};

/** The campaigns of the content, with the place that a teacher of each chooses. */
export const campaigns = (parse(fs.readFileSync("content/campaigns.yaml", "utf8")) as Campaign[]).map((campaign) => ({
  ...campaign,
  ...placeIn[campaign.slug],
}));

export function courseTexts(id: string): { name: Text; shortDesc: Text } {
  return parse(fs.readFileSync(`content/courses/${id}/course.yaml`, "utf8"));
}
