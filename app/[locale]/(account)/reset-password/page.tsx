import type { Metadata } from "next";
import { ForgotForm } from "@/components/account/recovery/forgot-form";
import { LinkSent } from "@/components/account/recovery/link-sent";
import { AccountFrame } from "@/components/account/sign-in/account-frame";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { readTyped } from "@/lib/api/http/typed-steps";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ sent?: string; done?: string }> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = translatorFor(locale, "recovery");
  if ((await searchParams).done) return { title: t("doneTitle"), robots: { index: false } };
  return pageMetadata({
    language: locale,
    path: "/reset-password",
    title: t("forgotTitle"),
    description: t("forgotLead"),
  });
}

/** A forgotten password. `?sent`: its form was submitted without JavaScript; `?done`: a new password was set. */
export default async function ForgotPassword({ params, searchParams }: Props) {
  const { locale } = await params;
  const [{ sent, done }, typed] = await Promise.all([searchParams, readTyped()]);
  const t = translatorFor(locale, "recovery");
  const texts = messagesIn(locale).recovery.forgot;
  return (
    <AccountFrame
      title={t(done ? "doneTitle" : "forgotTitle")}
      lead={t(done ? "doneLead" : "forgotLead")}
      picture={{ src: "/images/lessons/listening-first.svg", alt: t("forgotPictureAlt") }}
      other={done ? undefined : { question: t("remembered"), label: t("backToLogin"), href: "/login" }}
    >
      {done ? (
        <ResetDone label={t("toLogin")} />
      ) : sent ? (
        <LinkSent message={translatorFor(locale, "answers")("resetLinkSent")} texts={texts} />
      ) : (
        <ForgotForm language={locale} texts={texts} words={ruleMessagesIn(locale)} email={typed?.values.username} />
      )}
    </AccountFrame>
  );
}

function ResetDone({ label }: { label: string }) {
  return (
    <div className="grid justify-items-center gap-6">
      <span className="grid size-20 place-items-center rounded-full border-4 border-double border-leaf bg-leaf-tint text-leaf">
        <Icon name="check" className="size-9" />
      </span>
      <LinkButton href="/login" className="w-full">
        {label}
      </LinkButton>
    </div>
  );
}
