import { expandHelplines, ifNobodyAnswers, portalContent, telephoneAddress } from "@/lib/api/content/portal-content";
import { alwaysShown, callFirst, type Danger, dangers, helplineKeysFor } from "@/lib/contract/danger/kinds";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { oncePerLanguage } from "@/lib/platform/i18n/once-per-language";

/** What `DangerHelp` shows, made on the server, so that the numbers need no connection. */
export type DangerTexts = {
  title: string;
  line: string;
  /** Whom to call if nobody answers. */
  next: string;
  kinds: Record<Danger, string>;
  /** By the keys of the published helplines. */
  helplines: Record<string, { name: string; number: string; address: string }>;
  notes: Record<DangerNote, string>;
};

/** Who reads the words, and when: a message to the coordinators before and after sending, a comment, a journal. */
export type DangerNote = (typeof notes)[number];
const notes = ["beforeSending", "sent", "comment", "journal"] as const;

export const dangerTexts = oncePerLanguage((language): DangerTexts => {
  const t = translatorFor(language, "danger");
  const keys = [...alwaysShown, ...helplineKeysFor(dangers), ...dangers.flatMap((each) => callFirst([each]))];
  const all = portalContent().helplines;
  const helplines = all.filter(({ key }) => keys.includes(key));
  return {
    title: t("title"),
    line: t("line"),
    next: expandHelplines(ifNobodyAnswers(alwaysShown, language, all), language, all, (words) => words),
    kinds: pickTexts(t, dangers),
    helplines: Object.fromEntries(
      helplines.map((each) => [
        each.key,
        { name: each.name[language], number: each.number, address: telephoneAddress(each.number) },
      ]),
    ),
    notes: pickTexts(t, notes),
  };
});
