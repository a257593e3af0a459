import { createElement, Fragment } from "react";
import { Avatar } from "@/components/ui/avatar";
import { renderHtml, renderOnce } from "@/components/ui/static-html/render-html";
import { StaticHtml } from "@/components/ui/static-html/static-html";
import { offerTemplates } from "@/lib/api/templates/open-page";
import type { Language } from "@/lib/platform/i18n/language";
import { currentRequest } from "@/lib/platform/portal";
import { readPageRequest } from "../visitor/page-request";
import { type KnownLearner, type Visitor, visitorFrom } from "../visitor/visitor-record";
import { HeaderRow } from "./header-row";
import { LearnerMenu } from "./learner-menu";
import { type GuestTexts, guestTexts, learnerTexts } from "./visitor-texts";

/** The header's HTML, rendered once a language: for guests, and around a learner's. @param marks a template's places */
export function headerHtml(language: Language, visitor: Visitor, marks?: LearnerHtml): string {
  if (visitor.state !== "learner") {
    const links = <GuestLinks texts={guestTexts(language)} knowsVisitor={visitor.state === "guest"} />;
    return renderOnce(`header ${language} ${visitor.state}`, () => <HeaderRow language={language} visitor={links} />);
  }
  return learnersHeader(language, visitor.staff, marks ?? learnerHtml(visitor));
}

function learnersHeader(language: Language, staff: boolean, { avatar, name, data }: LearnerHtml): string {
  const texts = learnerTexts(language);
  const row = renderOnce(`header ${language} ${staff ? "staff" : "learner"}`, () => (
    <HeaderRow
      language={language}
      visitor={<LearnerMenu texts={texts} avatar={<i data-avatar="" />} name={<i data-name="" />} staff={staff} />}
    />
  ));
  const own: Record<string, string> = { avatar, name };
  // In one pass, so that no name is searched; and a name may contain `$`, special in a replacement.
  return row.replaceAll(/<i data-(avatar|name)=""><\/i>/g, (_, mark: string) => own[mark] ?? "") + data;
}

type LearnerHtml = {
  avatar: string;
  name: string;
  /** For the client components of the frame (`visitorInHeader`). */
  data: string;
};

/**
 * Everything in a page's HTML that depends on its learner, besides the account marker. Spaces behind the elements change
 * nothing: with them learners whose texts have other lengths share one compressed form of a template.
 */
export function learnerHtml(learner: KnownLearner): LearnerHtml {
  const shown = { state: "learner", ...learner };
  return {
    avatar: withSpaces(renderHtml(<Avatar of={learner} size="small" />)),
    name: renderHtml(createElement(Fragment, null, learner.firstName)),
    data: withSpaces(renderHtml(<span hidden data-learner={JSON.stringify(shown)} />)),
  };
}

/** Up to a multiple of 64 bytes. */
function withSpaces(html: string): string {
  return html + " ".repeat(-new TextEncoder().encode(html).length & 63);
}

const link = "inline-flex min-h-12 items-center lowered-0 font-semibold no-underline hover:underline";

/** *Login* and *Sign up*; on a stored page without JavaScript *My account* (rule: header.without-javascript). */
function GuestLinks({ texts, knowsVisitor }: { texts: GuestTexts; knowsVisitor: boolean }) {
  return (
    <div className="flex min-h-12 items-center gap-6 md:min-w-44 md:justify-end md:gap-4">
      <a
        href="/login?rdir="
        rel="nofollow"
        data-login=""
        className={`${link} ${knowsVisitor ? "" : "[@media(scripting:none)]:hidden"}`}
      >
        {texts.login}
      </a>
      {!knowsVisitor && (
        <noscript>
          <a href="/dashboard" className={link}>
            {texts.myAccount}
          </a>
        </noscript>
      )}
      <a
        href="/register"
        className="inline-flex min-h-12 flex-1 items-center justify-center lowered-0 rounded-control border-2 border-peacock md:min-h-11 md:flex-none px-4 font-semibold no-underline hover:bg-peacock-tint"
      >
        {texts.signUp}
      </a>
    </div>
  );
}

offerTemplates((account) => learnerHtml(visitorFrom(account)));

/** The header. Its visitor part is rendered on the server, except on stored pages (`visitor-island.tsx`). */
export async function Header({ language }: { language: Language }) {
  const visitor = (await readPageRequest(language))?.visitor ?? { state: "unknown" };
  const html = headerHtml(language, visitor, currentRequest()?.template?.marks);
  return (
    <StaticHtml
      stays
      as="header"
      className="no-print relative -order-1 bg-white"
      id={`header-${language}`}
      html={html}
    />
  );
}
