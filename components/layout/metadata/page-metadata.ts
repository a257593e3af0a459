import type { Metadata } from "next";
import { portalContent } from "@/lib/api/content/portal-content";
import { PageError } from "@/lib/api/page-error";
import { listedRoutes, routeMatcher } from "@/lib/contract/routes";
import {
  defaultLanguage,
  inEachLanguage,
  type Language,
  languageFacts,
  otherLanguages,
} from "@/lib/platform/i18n/language";
import { type Namespace, type Translator, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import type { AskedPage, PageProps } from "../page-props";

const isListed = routeMatcher(listedRoutes);

type PublicPage = {
  language: Language;
  /** The page's path without language, such as `/topic/nutrition`. */
  path: string;
  /** The full title; without it the portal's own. */
  title?: string;
  description: string;
  type?: "website" | "article";
};

/**
 * The metadata of a public page: title, description, canonical address, alternates and preview picture. One address
 * serves every language by cookie, so search engines get `?language=` addresses. The address without it is not among
 * the alternates, because it is not canonical.
 */
export function pageMetadata({ language, path, title, description, type = "website" }: PublicPage): Metadata {
  const { site } = portalContent();
  const { portalUrl } = settings();
  const shared = title ?? `${site.name[language]} | ${site.tagline[language]}`;
  const imagePath = isListed.test(path) && path !== "/" ? path : "/home";
  const picture = `/share/${language}${imagePath}.png`;
  const address = (alternate: Language) => `${portalUrl}${path}?language=${alternate}`;
  return {
    title: title
      ? { absolute: title.includes(" | ") ? title : `${title} | ${site.name[language]}` }
      : { absolute: shared },
    description,
    alternates: {
      canonical: address(language),
      languages: { ...inEachLanguage(address), "x-default": address(defaultLanguage) },
      types: { "application/rss+xml": `${portalUrl}/feeds/${language}.xml` },
    },
    openGraph: {
      type,
      title: shared,
      description,
      url: address(language),
      siteName: site.name[language],
      locale: openGraphLocale(language),
      alternateLocale: otherLanguages(language).map(openGraphLocale),
      images: [{ url: picture, width: 1200, height: 630, alt: shared }],
    },
    twitter: { card: "summary_large_image", title: shared, description, images: [picture] },
  };
}

/** "hi_IN", as the Open Graph protocol writes it. */
function openGraphLocale(language: Language): string {
  return new Intl.Locale(languageFacts[language].locale).baseName.replaceAll("-", "_");
}

type TextKey<Space extends Namespace> = Parameters<Translator<Space>>[0];

type TextOf<Space extends Namespace> = (key: TextKey<Space>) => string;

/** The texts of a namespace that take no values. */
const textsIn = <Space extends Namespace>(language: Language, namespace: Space) =>
  translatorFor(language, namespace) as unknown as TextOf<Space>;

/** For the page of a mailed link, whose address contains a token. */
export const mailedLinkPage: Metadata = { robots: { index: false }, referrer: "no-referrer" };

/** Builds the `generateMetadata` of a page whose title is one text. */
export function titleMetadata<Space extends Namespace>(namespace: Space, key: TextKey<Space>, more: Metadata = {}) {
  return async ({ params }: PageProps): Promise<Metadata> => ({
    title: textsIn((await params).locale, namespace)(key),
    ...more,
  });
}

/** Builds the `generateMetadata` of a public page whose title and description are two texts. */
export function listedMetadata<Space extends Namespace>(
  path: string,
  namespace: Space,
  title: TextKey<Space>,
  description: TextKey<Space>,
) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const { locale: language } = await params;
    const t = textsIn(language, namespace);
    return pageMetadata({ language, path, title: t(title), description: t(description) });
  };
}

/** Builds the `generateMetadata` of a page that may not be there: then the title is the not-found page's. */
export function foundMetadata<Param extends string = never>(head: (asked: AskedPage<Param>) => Promise<Metadata>) {
  return async ({ params, searchParams }: PageProps<Param>): Promise<Metadata> => {
    const given = await params;
    const language = given.locale;
    try {
      return await head({ language, params: given, searchParams });
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      return { title: textsIn(language, "errors")("notFoundTitle") };
    }
  };
}
