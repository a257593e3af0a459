import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountFrame } from "@/components/accounts/account-frame";
import { loginTexts, pick, wordsIn } from "@/components/accounts/form-props";
import { LoginForm } from "@/components/accounts/login-form";
import type { Language } from "@/lib/i18n/language";
import { returnPath } from "@/lib/portal/return-path";
import { findVisitor } from "@/lib/portal/server";
import { loginAction } from "../actions";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ rdir?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "accounts" });
  return { title: t("login") };
}

export default async function Login({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const { rdir } = await searchParams;
  const returnTo = returnPath(rdir, "/dashboard");
  const [t, visitor] = await Promise.all([getTranslations("accounts"), findVisitor(locale)]);
  if (visitor) redirect(returnTo);
  return (
    <AccountFrame
      title={t("loginTitle")}
      lead={rdir ? t("loginFirst") : t("loginLead")}
      picture={{ src: "/images/lessons/listening-first.svg", alt: t("loginPictureAlt") }}
      other={{ question: t("noAccount"), label: t("registerLink"), href: rdir ? `/register?rdir=${encodeURIComponent(returnTo)}` : "/register" }}
    >
      <LoginForm language={locale} texts={pick(t, loginTexts)} words={wordsIn(locale)} returnTo={returnTo} action={loginAction} />
    </AccountFrame>
  );
}
