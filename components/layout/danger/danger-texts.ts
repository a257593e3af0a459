import { expandHelplines, ifNobodyAnswers, portalContent, telephoneAddress } from "@/lib/api/content/portal-content";
import { alwaysShown, callFirst, dangers, helplineKeysFor } from "@/lib/contract/danger/kinds";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { oncePerLanguage } from "@/lib/platform/i18n/once-per-language";

/** Who reads the words, and when: a message to the coordinators before and after sending, a comment, a journal. */
const notes = ["beforeSending", "sent", "comment", "journal"] as const;
export type DangerNote = (typeof notes)[number];

export type DangerTexts = ReturnType<typeof dangerTexts>;
/** What `DangerHelp` shows, made on the server, so that the numbers need no connection. */
export const dangerTexts = oncePerLanguage((language) => {
  const t = translatorFor(language, "danger");
  const keys = [...alwaysShown, ...helplineKeysFor(dangers), ...dangers.flatMap((each) => callFirst([each]))];
  const all = portalContent().helplines;
  const shown = all
    .filter(({ key }) => keys.includes(key))
    .map(
      ({ key, name, number }) => [key, { name: name[language], number, address: telephoneAddress(number) }] as const,
    );
  return {
    ...pickTexts(t, ["title", "line"]),
    /** Whom to call if nobody answers. */
    next: expandHelplines(ifNobodyAnswers(alwaysShown, language, all), language, all, (words) => words),
    kinds: pickTexts(t, dangers),
    /** By the keys of the published helplines. */
    helplines: Object.fromEntries(shown),
    notes: pickTexts(t, notes),
  };
});
