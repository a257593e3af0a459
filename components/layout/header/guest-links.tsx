import type { GuestTexts } from "./visitor-texts";

const link = "inline-flex min-h-12 items-center font-semibold no-underline hover:underline";

/**
 * *Login* and *Sign up*. Without JavaScript a prerendered page does not know the visitor: *My account* leads both guests and learners to the right page
 * (rule: header.without-javascript).
 */
export function GuestLinks({ texts, knowsVisitor }: { texts: GuestTexts; knowsVisitor: boolean }) {
  return (
    <div className="flex min-h-12 min-w-44 items-center gap-6 md:justify-end md:gap-4">
      <a href="/login?rdir=" rel="nofollow" data-login="" className={`${link} ${knowsVisitor ? "" : "[@media(scripting:none)]:hidden"}`}>
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
        className="inline-flex min-h-12 flex-1 items-center justify-center rounded-control border-2 border-peacock md:min-h-11 md:flex-none px-4 font-semibold no-underline hover:bg-peacock-tint"
      >
        {texts.signUp}
      </a>
    </div>
  );
}
