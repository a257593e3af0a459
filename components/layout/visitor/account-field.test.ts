import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// A form without its page's account would write into whichever account is signed in (docs/decisions/0037).

/**
 * Forms that open or close a session, set a choice of this browser, contain the token of a mailed link, only read, or are sent by the API client
 * alone.
 */
const writesIntoNoAccount = [
  "app/[locale]/(account)/logout/ask/page.tsx",
  "components/layout/header/search-form.tsx",
  "components/layout/header/learner-menu.tsx",
  "app/[locale]/(public)/accessibility/page.tsx",
  "components/learning/wall/share-wall.tsx",
  "components/chat/chat-write.tsx",
  "components/account/sign-in/login-form.tsx",
  "components/account/register/teacher-form.tsx",
  "components/account/register/registration-form.tsx",
  "components/account/recovery/unsubscribe.tsx",
  "components/account/recovery/new-password-form.tsx",
  "components/account/recovery/resume.tsx",
  "components/account/recovery/verify-email.tsx",
  "components/account/recovery/link-card.tsx",
  "components/account/recovery/forgot-form.tsx",
  "components/desk/filter-form.tsx",
  "components/desk/programmes/figure-filter.tsx",
  "app/[locale]/(desk)/desk/people/rosters/page.tsx",
  "app/[locale]/(desk)/desk/people/rosters/move/page.tsx",
];

const sources = ["app", "components"].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(folder, file).split(path.sep).join("/"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
);
const text = (file: string) => fs.readFileSync(file, "utf8");
/** `HiddenFields` holds an `AccountField`. */
const accountFields = /<(?:AccountField|HiddenFields)\b/g;

test.each(sources.filter((file) => /\n\s*<form(?=[\s>])/.test(text(file)) && !writesIntoNoAccount.includes(file)))(
  "each form names the account of its page: %s",
  (file) => {
    const forms = text(file).match(/\n\s*<form(?=[\s>])/g)?.length;
    expect(text(file).match(accountFields)?.length).toBe(forms);
  },
);

test.each(sources.filter((file) => text(file).startsWith('"use server"')))(
  "an action with such a form checks its account: %s",
  (file) => {
    // Calls that open a session or are authorised by a mailed link.
    const mayAsk =
      /\(await visitorApi\(language\)\)\.accounts\.(?:register|login)|\(await visitorApi\(language\)\)\.recall\.mailed|api\.(?:accounts\.(?:register|login)|recovery\.)/;
    const bodies = text(file).split(/\nexport async function /);
    for (const body of bodies.filter((each) => /visitorApi\(/.test(each) && !each.startsWith('"use server"')))
      expect(body).toMatch(mayAsk);
  },
);
