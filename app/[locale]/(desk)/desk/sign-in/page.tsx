import { SecondFactorScreen } from "@/components/desk/access/second-factor-screen";
import { DeskForbidden } from "@/components/desk/forbidden-screen";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ to?: string | string[] }> };

export const generateMetadata = titleMetadata("desk", "factor.title_prove");

/** The second factor of the desk (rule: desk.second-factor). */
export default async function DeskSignIn({ params, searchParams }: Props) {
  const [{ locale }, { to }] = await Promise.all([params, searchParams]);
  const target = typeof to === "string" && /^\/desk(?:[/?]|$)/.test(to) ? to : "/desk";
  const render = async () => {
    const api = await visitorApi(locale);
    const here = `/desk/sign-in?to=${encodeURIComponent(target)}`;
    const me = await resultOr(api.desk.me({ language: locale }), here);
    const setup =
      me.secondFactor === "missing" ? await resultOr(api.desk.startSecondFactor({ language: locale }), here) : null;
    return <SecondFactorScreen me={me} setup={setup} to={target} language={locale} />;
  };
  return renderOrErrorScreen(locale, render, { notForRole: () => <DeskForbidden language={locale} isStaff={false} /> });
}
