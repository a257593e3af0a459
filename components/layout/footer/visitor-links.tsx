import type { ReactNode } from "react";
import type { GuestTexts, LearnerTexts } from "../header/visitor-texts";

export function FooterLearnerLinks({ texts }: { texts: Pick<LearnerTexts, "myCourses" | "profile"> }) {
  return (
    <>
      <li>
        <FooterLink href="/dashboard">{texts.myCourses}</FooterLink>
      </li>
      <li>
        <FooterLink href="/profile">{texts.profile}</FooterLink>
      </li>
    </>
  );
}

type Props = { texts: Pick<GuestTexts, "signUp" | "myAccount">; knowsVisitor: boolean };

/** *Sign up*; without JavaScript a stored page links to the account page (rule: header.without-javascript). */
export function FooterGuestLinks({ texts, knowsVisitor }: Props) {
  return (
    <li>
      <FooterLink href="/register" className={knowsVisitor ? "" : "[@media(scripting:none)]:hidden"}>
        {texts.signUp}
      </FooterLink>
      {!knowsVisitor && (
        <noscript>
          <FooterLink href="/dashboard">{texts.myAccount}</FooterLink>
        </noscript>
      )}
    </li>
  );
}

type FooterLinkProps = { href: string; className?: string; children: ReactNode };

export function FooterLink({ href, className = "", children }: FooterLinkProps) {
  return (
    <a
      className={`inline-flex min-h-11 items-center py-1.5 leading-snug text-white lg:min-h-9 ${className}`}
      href={href}
    >
      {children}
    </a>
  );
}
