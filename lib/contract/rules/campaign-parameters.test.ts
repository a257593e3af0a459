import fc from "fast-check";
import { expect, test } from "vitest";
import { registration } from "../accounts";
import { anyText } from "../testing/any-text";
import { campaignIn, campaignInCookies, campaignOfAddress, registrationCampaign } from "./campaign-parameters";

test("an address names a campaign in 120 letters at most, and none where the parameters are empty", () => {
  expect(campaignIn("?utm_campaign=diwali&utm_source=&language=hi")).toEqual({ utm_campaign: "diwali" });
  expect(campaignIn(`?utm_source=${"x".repeat(200)}`)).toEqual({ utm_source: "x".repeat(120) });
  expect(campaignIn("")).toEqual({});
  // Cut before it is cleaned (threats T24).
  expect(campaignIn(`?utm_source=${"+".repeat(480)}x`)).toEqual({});
});

test("a landing page supplies its own campaign, and the parameters of its address override it", () => {
  expect(campaignOfAddress("/bihar", "")).toEqual({ utm_campaign: "bihar", utm_source: "bihar" });
  expect(campaignOfAddress("/rjedu/enroll", "?utm_campaign=diwali")).toEqual({
    utm_campaign: "diwali",
    utm_source: "rjedu",
  });
  expect(campaignOfAddress("/up", "?utm_campaign=diwali&utm_source=sms")).toEqual({
    utm_campaign: "diwali",
    utm_source: "sms",
  });
  for (const path of ["/", "/biharx", "/info/course/bihar", "/courses"])
    expect(campaignOfAddress(path, "")).toEqual({});
});

test("a partner's address is its tag, whatever else it names", () => {
  const tag = { utm_campaign: "आशा", utm_source: "आशा" };
  expect(campaignOfAddress(`/p/${encodeURIComponent("आशा")}`, "?utm_source=sms")).toEqual(tag);
  for (const path of ["/p", "/p/", "/p/a/b", "/p/%E0%A4", "/privacy-notice"])
    expect(campaignOfAddress(path, "")).toEqual({});
});

test("a landing page's form registers with its page as the source, and as the campaign when no parameter names one", () => {
  expect(registrationCampaign("up", {})).toEqual({ utm_campaign: "up", utm_source: "up" });
  expect(registrationCampaign("up", { utm_campaign: "diwali", utm_source: "sms" })).toEqual({
    utm_campaign: "diwali",
    utm_source: "up",
  });
  expect(registrationCampaign(undefined, { utm_source: "sms" })).toEqual({ utm_source: "sms" });
});

test("every campaign of an address fits a cookie, comes out of it unchanged, and is accepted by a registration", () => {
  const parameter = fc.oneof(
    anyText({ maxLength: 200 }),
    fc.string({ unit: fc.constantFrom("😀", "न", "\u0000", ";", "%", " ", "a"), maxLength: 200 }),
  );
  fc.assert(
    fc.property(parameter, parameter, (utm_campaign, utm_source) => {
      const named = campaignIn(new URLSearchParams({ utm_campaign, utm_source }).toString());
      const cookies = Object.entries(named).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      expect(cookies.every((cookie) => cookie.length < 2000)).toBe(true);
      expect(campaignInCookies(["language=hi", ...cookies].join("; "))).toEqual(named);
      const { utm_campaign: first, utm_source: second } = registration.shape;
      expect({
        ...(named.utm_campaign && { utm_campaign: first.parse(named.utm_campaign) }),
        ...(named.utm_source && { utm_source: second.parse(named.utm_source) }),
      }).toEqual(named);
    }),
    { numRuns: 500 },
  );
});

test("a cookie that cannot be decoded is ignored", () => {
  expect(campaignInCookies("utm_campaign=%ff; xutm_source=a; utm_source=b")).toEqual({ utm_source: "b" });
});
