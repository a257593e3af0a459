import { renderHtml, renderOnce } from "@/components/ui/finished/render-html";
import type { Language } from "@/lib/platform/i18n/language";
import type { Visitor } from "../visitor/visitor-record";
import { GuestLinks } from "./guest-links";
import { HeaderRow } from "./header-row";
import { LearnerMenu } from "./learner-menu";
import { guestTexts, learnerTexts } from "./visitor-texts";

/** The header's HTML: rendered once in a language for all guests, and once for the place where a learner's own menu is put. */
export function headerHtml(language: Language, visitor: Visitor): string {
  if (visitor.state !== "learner") {
    const links = <GuestLinks texts={guestTexts(language)} knowsVisitor={visitor.state === "guest"} />;
    return renderOnce(`header ${language} ${visitor.state}`, () => <HeaderRow language={language} visitor={links} />);
  }
  const menu = renderHtml(<LearnerMenu texts={learnerTexts(language)} learner={visitor} />);
  // A function, because a name may hold signs that a replacement text gives a meaning to.
  return renderOnce(`header ${language} learner`, () => <HeaderRow language={language} visitor={<i data-menu="" />} />).replaceAll(
    '<i data-menu=""></i>',
    () => menu,
  );
}
