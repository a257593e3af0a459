import "./desk.css";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { ConnectionNotice } from "@/components/forms/drafts/connection-notice";
import { renderOrErrorScreen } from "@/components/pages";
import { Icon } from "@/components/ui/icon";
import type { ApiClient } from "@/lib/api/backend";
import { PageError, resultOr, visitorApi } from "@/lib/api/server";
import type { Permission } from "@/lib/contract/meta/staff";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { Breakable } from "./course-progress";
import { DeskForbidden } from "./forbidden-screen";
import { type Me, sectionsFor } from "./sections";

type Back = { href: string; label: string };
type DeskPage = {
  language: Language;
  /** The address of this page, to return to after the login and the second factor. */
  here: string;
  /** The permission that the page needs; without it, every role may open it. */
  permission?: Permission;
  title: string;
} & (
  | {
      /** @returns the page below its heading */
      content: (api: ApiClient, me: Me) => Promise<ReactNode>;
    }
  | {
      /** @returns the page of one person, whose name is its heading; `back`: the list that leads there */
      person: (api: ApiClient, me: Me) => Promise<{ name: string; back: Back; body: ReactNode }>;
    }
);

/** A page of the desk: 403 without the role, and the form for the second factor until it is proven. */
export function deskPage(page: DeskPage): Promise<ReactNode> {
  const { language, here, permission, title } = page;
  let isStaff = false;
  const render = async () => {
    const api = await visitorApi(language);
    const me = await resultOr(api.desk.me({ language }), here);
    isStaff = true;
    if (me.secondFactor !== "proven") redirect(`/desk/sign-in?to=${encodeURIComponent(here)}`);
    if (permission && !me.may.includes(permission)) throw new PageError(403, "deskForbidden");
    const t = translatorFor(language, "learning");
    const { name, back, body } =
      "person" in page ? await page.person(api, me) : { name: "", back: null, body: await page.content(api, me) };
    return (
      <>
        <ConnectionNotice
          texts={{ lost: t("connection_lost"), back: t("connection_back"), restored: t("connection_restored") }}
        />
        <DeskFrame me={me} language={language} here={here} title={name || title} back={back}>
          {body}
        </DeskFrame>
      </>
    );
  };
  return renderOrErrorScreen(language, render, {
    notForRole: () => <DeskForbidden language={language} isStaff={isStaff} />,
  });
}

type FrameProps = {
  me: Me;
  language: Language;
  here: string;
  title: string;
  back: Back | null;
  children: ReactNode;
};

/** The menu of the desk above a page: the sections that the role may open. Below it: the staff member's role and area. */
function DeskFrame({ me, language, here, title, back, children }: FrameProps) {
  const t = translatorFor(language, "desk");
  const path = here.split("?")[0];
  const names = [...(me.courses ?? []), ...(me.states ?? [])].map(({ name }) => name);
  return (
    <div className="container-page py-4 md:py-6">
      <nav
        aria-label={t("menu")}
        className="-mx-4 scroll-px-4 overflow-x-auto border-b border-hairline px-4"
        tabIndex={-1}
      >
        <ul className="flex gap-x-5">
          {[{ href: "/desk", label: "overview" } as const, ...sectionsFor(me)].map(({ href, label }) => {
            const isCurrent = path === href || (href !== "/desk" && path?.startsWith(`${href}/`));
            return (
              // On a phone the menu is scrolled to the current page, which may be the last.
              <li
                key={href}
                className={`shrink-0 whitespace-nowrap ${isCurrent ? "[scroll-initial-target:nearest]" : ""}`}
              >
                <a
                  href={href}
                  aria-current={isCurrent ? "page" : undefined}
                  className="inline-flex min-h-12 items-center border-b-4 border-transparent font-semibold no-underline hover:underline aria-[current]:border-peacock aria-[current]:text-ink"
                >
                  {t(`sections.${label}`)}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      {back && (
        <p className="mt-2">
          <a href={back.href} className="inline-flex min-h-11 items-center gap-2 text-small">
            <Icon name="back" className="size-5" /> {back.label}
          </a>
        </p>
      )}
      <h1 className={`wrap-break-word ${back ? "" : "mt-5"}`}>
        <Breakable text={title} />
      </h1>
      {children}
      <p className="mt-8 border-t border-hairline pt-2 text-small text-ink-soft">
        {t("yourRole", { role: t(`roles.${me.role}`) })}
        {names.length > 0 && ` (${names.join(", ")})`}
        {" · "}
        <a href="/desk/settings" className="inline-flex min-h-11 items-center">
          {t("notices.title")}
        </a>
      </p>
    </div>
  );
}
