import { colours } from "@/lib/platform/colours";
import "../globals.css";
import "../prose.css";
import "../callouts.css";
import "../drawn.css";
import "../accessibility.css";
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { FirstTouch } from "@/components/campaigns/first-touch";
import { applyBeforePaint } from "@/components/layout/accessibility/look";
import { Footer } from "@/components/layout/footer/footer";
import { FrameIslands } from "@/components/layout/frame-islands";
import { Header } from "@/components/layout/header/header";
import { startOffline } from "@/components/layout/offline/start-offline";
import { showCarriedBeforePaint } from "@/components/layout/visitor/carried-before-paint";
import { StaticHtml } from "@/components/ui/static-html/static-html";
import { portalContent } from "@/lib/api/content/portal-content";
import { isLanguage, languageFacts, languages } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";
import { heading } from "../fonts/heading";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export function generateStaticParams() {
  return languages.map((locale) => ({ locale }));
}

/** Nothing of a page is shown before all of it: a page is sent whole, and is read without JavaScript. */
export const instant = false;

export const viewport: Viewport = { width: "device-width", initialScale: 1, themeColor: colours.peacock };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLanguage(locale)) return {};
  const { site } = portalContent();
  return {
    metadataBase: new URL(settings().portalUrl),
    title: { default: `${site.name[locale]} | ${site.tagline[locale]}`, template: `%s | ${site.name[locale]}` },
    description: site.description[locale],
    manifest: `/manifests/${locale}.webmanifest`,
    icons: { icon: { url: "/images/brand/icon.svg", type: "image/svg+xml" } },
  };
}

/**
 * The frame of every page, in one language. Header and footer are finished HTML. Only header and bars read the request,
 * which for a stored page is one of nobody (server/next/requests.ts).
 */
export default async function PortalLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLanguage(locale)) notFound();
  const { direction, script } = languageFacts[locale];
  // The heading face has Latin letters only: a page in another script would load it for its spaces.
  const face = script === "Latin" ? heading.variable : undefined;
  return (
    // The script in the head sets the visitor's display settings on this element before React hydrates it.
    <html lang={locale} dir={direction} className={face} suppressHydrationWarning>
      <head>
        {/* Chrome on Android then counts `rem` from the letter size of the device, in media queries too, in place of enlarging some of the texts. */}
        <meta name="text-scale" content="scale" />
        <StaticHtml as="script" id="apply-look" html={applyBeforePaint} />
        <StaticHtml as="script" id="start-offline" html={startOffline} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <Header language={locale} />
        <main id="main" tabIndex={-1} className="-order-1 flex-1">
          {/*
            The element that shows the message of the previous page. It is rendered empty, because a stored page is sent
            to many visitors; the server writes the message into the HTML that it sends (server/finish/for-one-visitor.ts),
            so that it is also shown without JavaScript. Where a stored page comes from elsewhere (nginx, the offline
            worker) the script shows it before the paint. React leaves what is put into an element with such HTML.
          */}
          <div
            data-carried-message=""
            className="no-print"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
            dangerouslySetInnerHTML={{ __html: "" }}
          />
          <StaticHtml as="script" id="show-carried" html={showCarriedBeforePaint} />
          {children}
        </main>
        <Footer language={locale} />
        <FrameIslands language={locale} />
        <FirstTouch />
      </body>
    </html>
  );
}
