import "../globals.css";
import "../accessibility.css";
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { FirstTouch } from "@/components/campaigns/first-touch";
import { applyBeforePaint } from "@/components/layout/accessibility/look";
import { LookSettings } from "@/components/layout/accessibility/look-settings";
import { lookTexts } from "@/components/layout/accessibility/look-texts";
import { Footer } from "@/components/layout/footer/footer";
import { ScrollToTop } from "@/components/layout/footer/scroll-to-top";
import { Header } from "@/components/layout/header/header";
import { AccountBars } from "@/components/layout/notices/account-bars";
import { CookieNotice } from "@/components/layout/notices/cookie-notice";
import { PrefetchOnIntent } from "@/components/layout/prefetch-on-intent";
import { CarriedToast } from "@/components/layout/visitor/carried-toast";
import { WatchAccount } from "@/components/layout/visitor/watch-account";
import { portalContent } from "@/lib/api/content/portal-content";
import { isLanguage, languageFacts, languages } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";
import { heading } from "../fonts/heading";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export function generateStaticParams() {
  return languages.map((locale) => ({ locale }));
}

export const viewport: Viewport = { width: "device-width", initialScale: 1, themeColor: "#005F63" };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLanguage(locale)) return {};
  const { site } = portalContent();
  return {
    metadataBase: new URL(settings().portalUrl),
    title: { default: `${site.name[locale]} | ${site.tagline[locale]}`, template: `%s | ${site.name[locale]}` },
    description: site.description[locale],
    icons: { icon: { url: "/images/brand/icon.svg", type: "image/svg+xml" } },
  };
}

/**
 * The frame of every page, in one language. Only its header and bars read the request; `dynamic = "force-static"` hides the request from them on
 * prerendered pages (docs/decisions/0033).
 */
export default async function PortalLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLanguage(locale)) notFound();
  setRequestLocale(locale);
  const [privacy, shell] = await Promise.all([getTranslations("privacy"), getTranslations("shell")]);
  return (
    // The script in the head sets the visitor's display settings on this element before React hydrates it.
    <html lang={locale} dir={languageFacts[locale].direction} className={heading.variable} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
        <script dangerouslySetInnerHTML={{ __html: applyBeforePaint }} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <Header language={locale} />
        <main id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
        <Footer language={locale} />
        <AccountBars language={locale} />
        <CookieNotice texts={{ text: privacy("cookieText"), more: privacy("cookieMore"), agree: privacy("cookieAgree"), label: privacy("cookieLabel") }} />
        <WatchAccount />
        <CarriedToast />
        <ScrollToTop label={shell("toTop")} />
        <LookSettings texts={lookTexts(locale)} />
        <PrefetchOnIntent />
        <FirstTouch />
      </body>
    </html>
  );
}
