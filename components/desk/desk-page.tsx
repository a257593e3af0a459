import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { ConnectionNotice } from "@/components/forms/drafts/connection-notice";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import type { ApiClient } from "@/lib/api/backend";
import { answerOr, PageError, visitorApi } from "@/lib/api/server";
import type { Permission } from "@/lib/contract/desk/access";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { DeskFrame } from "./desk-frame";
import { DeskForbidden } from "./forbidden-screen";
import type { Me } from "./me";

type DeskPage = {
  language: Language;
  /** The address of this page, to return to after the login and the second factor. */
  here: string;
  /** Without it: what every role may open. */
  permission?: Permission;
  title: string;
  /** @returns the page below its heading */
  content: (api: ApiClient, me: Me) => Promise<ReactNode>;
};

/** A page of the desk: 403 for everybody without the role, and the code of the second factor first. */
export function deskPage({ language, here, permission, title, content }: DeskPage): Promise<ReactNode> {
  let isStaff = false;
  const render = async () => {
    const api = await visitorApi(language);
    const me = await answerOr(api.desk.me({ language }), here);
    isStaff = true;
    if (me.secondFactor !== "proven") redirect(`/desk/sign-in?to=${encodeURIComponent(here)}`);
    if (permission && !me.may.includes(permission)) throw new PageError(403, "deskForbidden");
    const t = translatorFor(language, "learning");
    return (
      <>
        <ConnectionNotice texts={{ lost: t("connection_lost"), back: t("connection_back"), restored: t("connection_restored") }} />
        <DeskFrame me={me} language={language} here={here} title={title}>
          {await content(api, me)}
        </DeskFrame>
      </>
    );
  };
  return renderOrErrorScreen(language, render, { notForRole: () => <DeskForbidden language={language} isStaff={isStaff} /> });
}
