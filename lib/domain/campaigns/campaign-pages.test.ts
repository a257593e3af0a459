import { expect, test } from "vitest";
import { campaignPages } from "../../contract/rules/campaign-pages";
import { publishedContent } from "../testing/learners";

test("the published campaigns are those whose addresses the portal knows (rule: campaign.pages)", () => {
  expect(
    publishedContent()
      .campaigns.pages.map(({ slug }) => slug)
      .sort(),
  ).toEqual([...campaignPages].sort());
});
