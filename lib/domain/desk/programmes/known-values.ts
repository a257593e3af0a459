import type { Dimension } from "../../../contract/desk/programmes";
import type { Content } from "../../../platform/content";
import { languages } from "../../../platform/i18n/language";
import { messagesIn } from "../../../platform/i18n/messages";
import { hasBlock, hasDistrict } from "../../places";
import type { Counted } from "./count-people";

/** The value of the group of "Other", "Others" and for partners all unknown values; no known value is equal to it. */
export const otherValues = "\u0000other";

/** The campaigns and sources that the portal's own pages, tags and short addresses assign to a visitor. */
export function knownCampaigns({ campaigns }: Pick<Content, "campaigns">): string[] {
  const names = [...campaigns.pages, ...campaigns.redirects.redirects].map(({ slug }) => slug);
  return [...new Set([...names, ...campaigns.coBrandedTags.map(({ tag }) => tag)])].sort();
}

/** A row whose value is "Other" or "Others", which the forms offer in different lists, under the one of both. */
export function withOneOther(by: Dimension, row: Counted): Counted {
  const hasOther = by === "gender" || by === "profession" || by === "institution";
  return hasOther && /^others?$/i.test(row.value) ? { ...row, value: otherValues } : row;
}

/**
 * A row under the value that a partner may read. Anybody can register with any text as campaign, source or kind of
 * institution: what is in no list of the portal would bring a stranger's text, or a name, into the figures.
 */
export function withKnownValue(content: Content, by: Dimension, row: Counted): Counted {
  const { value, within } = row;
  return value === "" || isKnown(content, by, row) ? row : { ...row, value: otherValues, within: within.map(() => "") };
}

function isKnown(content: Content, by: Dimension, { value, within }: Counted): boolean {
  const { accounts, profile } = messagesIn("en");
  const [state = "", district = ""] = within;
  const { places } = content;
  switch (by) {
    case "month":
      return true;
    case "state":
      return places.states.some(({ id }) => String(id) === value);
    case "district":
      return hasDistrict(content, Number(state), value);
    case "block":
      return hasBlock(content, Number(state), district, value);
    case "language":
      return languages.some((language) => language === value);
    case "gender":
      return Object.hasOwn(accounts.genders, value);
    case "profession":
      return Object.hasOwn(accounts.professions, value);
    case "institution":
      return Object.hasOwn(profile.sectors, value);
    case "campaign":
    case "source":
      return knownCampaigns(content).includes(value);
  }
}
