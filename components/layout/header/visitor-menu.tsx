"use client";

import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import { deleteAllDrafts } from "../visitor/drafts";
import { useVisitor, type Visitor } from "../visitor/visitor";
import { LoginLink } from "./login-link";

type Texts = Record<"login" | "signUp" | "myCourses" | "profile" | "settings" | "logout" | "account" | "myAccount", string>;

const item = "block w-full py-2.5 text-start font-semibold no-underline hover:underline";

/**
 * Login and Sign up, or the first name with its menu (rule: header.visitor). Both have the same size, so the layout does not shift when the visitor is
 * known.
 */
export function VisitorMenu({ texts, rendered }: { texts: Texts; rendered?: Visitor }) {
  const visitor = useVisitor(rendered);
  if (visitor.state !== "learner") return <GuestLinks texts={texts} knowsVisitor={rendered?.state === "guest"} />;
  return (
    <details className="relative min-h-12 min-w-44 md:text-end">
      <summary className="inline-flex min-h-12 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Avatar of={visitor} size="small" />
        <span className="max-w-40 truncate">{visitor.firstName}</span>
        <span className="sr-only">{texts.account}</span>
        <Icon name="down" className="size-5" />
      </summary>
      <ul className="rounded-card bg-white text-start md:absolute md:end-0 md:z-10 md:w-56 md:border md:border-hairline md:px-4 md:py-2 md:shadow-float">
        <li>
          <a className={item} href="/dashboard">
            {texts.myCourses}
          </a>
        </li>
        <li>
          <a className={item} href="/profile">
            {texts.profile}
          </a>
        </li>
        <li>
          <a className={item} href="/settings">
            {texts.settings}
          </a>
        </li>
        <li>
          <form action="/logout" method="post" onSubmit={deleteAllDrafts}>
            <button type="submit" className={`${item} text-peacock`}>
              {texts.logout}
            </button>
          </form>
        </li>
      </ul>
    </details>
  );
}

const guestLink = "inline-flex min-h-12 items-center font-semibold no-underline hover:underline";

/**
 * Without JavaScript a prerendered page does not know the visitor: *My account* leads both guests and learners to the right page (rule:
 * header.without-javascript).
 */
function GuestLinks({ texts, knowsVisitor }: { texts: Texts; knowsVisitor: boolean }) {
  return (
    <div className="flex min-h-12 min-w-44 items-center gap-6 md:justify-end md:gap-4">
      <LoginLink className={`${guestLink} ${knowsVisitor ? "" : "[@media(scripting:none)]:hidden"}`}>{texts.login}</LoginLink>
      {!knowsVisitor && (
        <noscript>
          <a href="/dashboard" className={guestLink}>
            {texts.myAccount}
          </a>
        </noscript>
      )}
      <a
        href="/register"
        className="inline-flex min-h-12 flex-1 items-center justify-center rounded-control border-2 border-peacock md:min-h-11 md:flex-none px-4 font-semibold no-underline hover:bg-peacock-tint"
      >
        {texts.signUp}
      </a>
    </div>
  );
}
