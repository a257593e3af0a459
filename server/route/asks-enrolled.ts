import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { anyCampaignPage } from "../../lib/contract/rules/campaign-pages.ts";
import { sessionCookieAt } from "../../lib/platform/session/seal.ts";
import { navigationHeaders } from "../next/index.ts";

const campaignPage = new RegExp(`^/(?:${anyCampaignPage})(?:\\?|$)`);

/**
 * Whether a request with a session opens a campaign's page, which shows enrolled learners another button
 * (rule: campaign.button), also without JavaScript.
 */
export function asksEnrolled({ method, url = "/", headers }: Pick<IncomingMessage, "method" | "url" | "headers">) {
  return (
    method === "GET" &&
    campaignPage.test(url) &&
    navigationHeaders.every((name) => headers[name] === undefined) &&
    parseCookie(headers.cookie ?? "")[sessionCookieAt(process.env.PORTAL_URL)] !== undefined
  );
}
