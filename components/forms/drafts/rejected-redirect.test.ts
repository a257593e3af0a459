import { expect, test } from "vitest";
import { otherAccountPage } from "@/lib/api/page-account/account-names";
import { leadsToOtherAccount } from "./rejected-redirect";

const redirectTo = (address: string) => ({ digest: `NEXT_REDIRECT;replace;${address};307;` });

test("only a redirect to the page that explains it means that another account is signed in", () => {
  expect(leadsToOtherAccount(redirectTo(otherAccountPage))).toBe(true);
  for (const error of [redirectTo("/login?rdir=%2F"), new Error(otherAccountPage), null])
    expect(leadsToOtherAccount(error)).toBe(false);
});
