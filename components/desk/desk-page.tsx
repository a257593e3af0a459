import "./desk.css";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { ConnectionNotice } from "@/components/forms/drafts/connection-notice";
import { connectionTexts } from "@/components/forms/form-props";
import type { PageProps } from "@/components/layout/page-props";
import { readCarried, saidCookie } from "@/components/layout/visitor/carried-cookie";
import { renderOrErrorScreen } from "@/components/pages";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { StateScreen } from "@/components/ui/state-screen";
import type { ApiClient } from "@/lib/api/backend";
import { PageError } from "@/lib/api/page-error";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Permission } from "@/lib/contract/meta/staff";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, type Translator, translatorFor } from "@/lib/platform/i18n/messages";
import { Breakable } from "./breakable";
import type { FormOfPage } from "./desk-form";

type Back = { href: string; label: string };

/**
 * The page below its heading. Of the page of one person also: `name`, which is the heading; `back`, the list that leads
 * there; `lead`, what is directly below the name; `action`, which is on a wide screen to the right of both.
 */
type Body = ReactNode | (Head & { back: Back; body: ReactNode });
type Head = { name: string; lead?: ReactNode; action?: ReactNode };

type Asked<Param extends string> = Pick<Part, "language" | "t"> & {
  params: Record<Param, string>;
  query: Awaited<PageProps<Param>["searchParams"]>;
};

/** What the parts of a page need of it. `form`: what each form of the page needs. */
export type Part = { language: Language; t: Translator<"desk">; form: FormOfPage };

type Visit<Param extends string> = Asked<Param> &
  Part & {
    part: Part;
    api: ApiClient;
    me: Me;
    here: string;
    /** Awaits a call. Its error becomes the login or the error screen. */
    load: <Answer>(answer: Promise<Answer>) => Promise<Answer>;
  };

type DeskPage<Param extends string> = {
  /** The permission that the page needs; without it, every role may open it. */
  permission?: Permission;
  title: (asked: Asked<Param>) => string;
  /** The address of the page, to return to after the login and the second factor. */
  here: string | ((asked: Asked<Param>) => string);
  content: (visit: Visit<Param>) => Promise<Body>;
};

/**
 * Makes a page of the desk from its description: 403 without the role, and the form for the second factor until it is
 * proven.
 */
export function deskPage<Param extends string = never>(page: DeskPage<Param>) {
  return async ({ params, searchParams }: PageProps<Param>): Promise<ReactNode> => {
    const [{ locale: language, ...rest }, query] = await Promise.all([params, searchParams]);
    const t = translatorFor(language, "desk");
    const asked = { language, t, params: rest as unknown as Record<Param, string>, query };
    const here = typeof page.here === "string" ? page.here : page.here(asked);
    const load = <Answer,>(answer: Promise<Answer>) => resultOr(answer, here);
    let isStaff = false;
    const render = async () => {
      const api = await visitorApi(language);
      const me = await load(api.desk.me({ language }));
      isStaff = true;
      if (me.secondFactor !== "proven") redirect(`/desk/sign-in?to=${encodeURIComponent(here)}`);
      if (page.permission && !me.may.includes(page.permission)) throw new PageError(403, "deskForbidden");
      const title = page.title(asked);
      const part = {
        language,
        t,
        form: { language, back: here, texts: pickTexts(t, ["busy", "offline", "savedNow"]) },
      };
      const shown = await page.content({ ...asked, ...part, part, api, me, here, load });
      const { back, body, ...head } = isOfPerson(shown) ? shown : { name: title, back: null, body: shown };
      return (
        <>
          <ConnectionNotice texts={connectionTexts(language)} />
          <DeskFrame me={me} t={t} here={here} {...head} name={head.name || title} back={back}>
            {body}
          </DeskFrame>
        </>
      );
    };
    return renderOrErrorScreen(language, render, {
      notForRole: () => <DeskForbidden language={language} isStaff={isStaff} />,
    });
  };
}

const isOfPerson = (shown: Body) => typeof shown === "object" && shown !== null && "back" in shown;

type FrameProps = Pick<Part, "t"> & Head & { me: Me; here: string; back: Back | null; children: ReactNode };

/**
 * A page of the desk. Above it is the menu, which lists the sections that the role may open. A phone folds the menu
 * below the name of the current section. Below the page are the staff member's role and area.
 */
function DeskFrame({ me, t, here, name, lead, action, back, children }: FrameProps) {
  const path = here.split("?")[0];
  const names = [...(me.courses ?? []), ...(me.states ?? [])].map(({ name }) => name);
  const pages = [{ href: "/desk", label: "overview" as const }, ...sectionsFor(me)];
  const current = pages.find(({ href }) => path === href || (href !== "/desk" && path?.startsWith(`${href}/`)));
  const links = pages.map(({ href, label }) => (
    <li key={href}>
      <a
        href={href}
        aria-current={href === current?.href ? "page" : undefined}
        className="inline-flex min-h-12 items-center border-b-4 border-transparent font-semibold no-underline hover:underline aria-[current]:border-peacock aria-[current]:text-ink"
      >
        {t(`sections.${label}`)}
      </a>
    </li>
  ));
  return (
    <div className="container-page py-4 md:py-6">
      {/* The overview is the same list, with what each is for. */}
      <nav aria-label={t("menu")} hidden={path === "/desk"} className="desk-menu -mx-4 border-b border-hairline px-4">
        <details className="group lg:hidden">
          <summary className="flex min-h-12 list-none items-center gap-2 font-semibold text-peacock lowered-0 [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{current ? t(`sections.${current.label}`) : t("menu")}</span>
            <Icon name="down" className="size-5 group-open:rotate-180" />
          </summary>
        </details>
        <ul className="grid grid-cols-2 gap-x-4 pb-2 lg:flex lg:gap-x-6 lg:pb-0 max-lg:[details:not([open])+&]:hidden">
          {links}
        </ul>
      </nav>
      {back && (
        <p className="md:mt-2">
          <a href={back.href} className="inline-flex min-h-11 items-center gap-2 text-small">
            <Icon name="back" className="size-5" /> {back.label}
          </a>
        </p>
      )}
      <div className="lg:flex lg:items-start lg:justify-between lg:gap-6">
        <div className="min-w-0">
          <h1 className={`wrap-break-word ${back || path === "/desk" ? "" : "mt-5"}`}>
            <Breakable text={name} />
          </h1>
          {lead}
        </div>
        {action}
      </div>
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

/**
 * What the last press of a button led to. The address carries it and a cookie the message of the call (`leadDone`), so
 * both show without JavaScript too; with JavaScript the browser deletes the cookie, and a page that is loaded again
 * says that it is done.
 */
export async function Outcome({ outcome, t }: Pick<Part, "t"> & { outcome: string | undefined }) {
  const known = (["done", "changed", "failed"] as const).find((each) => each === outcome);
  const said = known === "done" ? readCarried((await cookies()).get(saidCookie)?.value)?.message : undefined;
  return (
    <div role="status" className="empty:hidden mt-4">
      {known && <Notice kind={known === "done" ? "success" : "error"}>{said ?? t(`outcomes.${known}`)}</Notice>}
    </div>
  );
}

/** Replaces a desk page outside the role or the area. `isStaff`: whether the visitor may open any desk page. */
export function DeskForbidden({ language, isStaff }: { language: Language; isStaff: boolean }) {
  const t = translatorFor(language, "desk");
  const action = (
    <LinkButton href={isStaff ? "/desk" : "/dashboard"}>
      {t(isStaff ? "forbidden.desk" : "forbidden.courses")}
    </LinkButton>
  );
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t("forbidden.title")} actions={action}>
      <p>{t("forbidden.text")}</p>
    </StateScreen>
  );
}

const sections = {
  messages: "messages",
  reviews: "reviews",
  comments: "comments",
  programmes: "programmes",
  mailings: "mailings",
  people: "people",
  log: "staff",
} as const;

/** The pages below the desk's first one that this role may open. */
export function sectionsFor({ may }: Me) {
  return (Object.keys(sections) as (keyof typeof sections)[])
    .filter((label) => may.includes(sections[label]))
    .map((label) => ({ href: `/desk/${label}`, label }));
}

export type Me = Awaited<ReturnType<ApiClient["desk"]["me"]>>;
