import * as z from "zod";
import { inEachLanguage, type Language, type Text } from "../../i18n/language";
import { BrokenContent } from "../broken";
import type { ContentFiles } from "../files";
import { shown, text, written } from "../schema";
import { pageKeys, staticPages } from "../static-pages";
import { typographic } from "../text/typographic";
import { type Testimonial, testimonialsFile } from "./testimonials";

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const image = z.string().regex(/^\/images\/[\w./-]+\.svg$/);

/** Parts of the home page. The documented keys of the last two begin with the product: `SehatShalaAdvantage`. */
const sections = ["Home-Banner1", "Home-Banner2", "Home-Banner3"];
const productSections = ["Advantage", "Partners"];

const faq = z.strictObject({ question: shown, answer: shown });
const sectionHead = z.strictObject({ title: shown });
const pageHead = z.strictObject({
  title: shown,
  description: written.max(180).transform(typographic),
  faqs: z.array(faq).min(1).optional(),
});
type PageHead = { title: string; description?: string; faqs?: z.infer<typeof faq>[] };

export type StaticPage = {
  key: string;
  /** Null for a part of another page. */
  address: string | null;
  title: Text;
  description: Text;
  html: Text;
  faqs: Record<Language, z.infer<typeof faq>[]>;
};

const mediaFile = z.array(z.strictObject({ id, publication: text, date: z.iso.date(), title: text, text })).length(4);
export type MediaArticle = z.infer<typeof mediaFile>[number];

const bannersFile = z.strictObject({
  home: z
    .array(
      z.strictObject({
        page: z.enum(sections),
        course: id.optional(),
        /** The page that a banner opens while there is no course for it. */
        leadsTo: z
          .strictObject({
            href: z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, "must be a path of the portal"),
            name: text,
          })
          .optional(),
        picture: image,
        width: z.number().int().positive(),
        height: z.number().int().positive(),
        alt: text,
      }),
    )
    .length(3),
  banners: z.array(z.strictObject({ id: z.number().int().positive(), code: text })).min(1),
});
export type HomeBanner = z.infer<typeof bannersFile>["home"][number];
type BannerGoal = Pick<HomeBanner, "course" | "leadsTo">;
export type Banner = { id: number; html: Text };

export type Pages = {
  staticPages: StaticPage[];
  testimonials: Testimonial[];
  mediaArticles: MediaArticle[];
  homeBanners: HomeBanner[];
  banners: Banner[];
};

/** Reads `pages/` and the three lists beside it. @throws BrokenContent */
export function loadPages(files: ContentFiles, productKey: string, courseIds: string[]): Pages {
  const { home, banners } = files.yaml("banners.yaml", bannersFile);
  const problems = home.flatMap((banner, index) =>
    bannerProblems(banner, home.slice(0, index), courseIds).map((problem) => ({
      ...problem,
      field: `home.${index}.${problem.field}`,
    })),
  );
  if (problems.length > 0) throw new BrokenContent(problems.map((problem) => ({ file: "banners.yaml", ...problem })));
  return {
    staticPages: [
      ...pageKeys.map((key) => loadPage(files, { key, file: key, address: staticPages[key].address })),
      ...sections.map((key) => loadPage(files, { key, file: key, address: null })),
      ...productSections.map((file) => loadPage(files, { key: `${productKey}${file}`, file, address: null })),
    ],
    testimonials: files.yaml("testimonials.yaml", testimonialsFile),
    mediaArticles: files.yaml("media.yaml", mediaFile),
    homeBanners: home,
    banners: banners.map((banner) => ({
      id: banner.id,
      html: inEachLanguage((language) => files.html("banners.yaml", banner.code[language], language)),
    })),
  };
}

/** Checks that every banner has its own target, which is a course once there are three (rule: home.banners). */
export function bannerProblems(
  { course, leadsTo }: BannerGoal,
  before: BannerGoal[],
  courseIds: string[],
): { field: string; message: string }[] {
  if (course === undefined && !leadsTo) return [{ field: "course", message: "is missing, and so is leadsTo" }];
  if (course !== undefined && !courseIds.includes(course))
    return [{ field: "course", message: `names ${course}, which is no course` }];
  if (before.some((banner) => (banner.leadsTo?.href ?? banner.course) === (leadsTo?.href ?? course)))
    return [{ field: "course", message: "leads to the same place as a banner before it" }];
  return leadsTo && courseIds.length >= 3
    ? [{ field: "leadsTo", message: "must give way to a course: there are three" }]
    : [];
}

type Source = { key: string; file: string; address: string | null };

function loadPage(files: ContentFiles, { key, file, address }: Source): StaticPage {
  const path = (language: Language) => `pages/${file}.${language}.md`;
  const sources = inEachLanguage((language) =>
    files.markdown<z.ZodType<PageHead>>(path(language), address ? pageHead : sectionHead),
  );
  return {
    key,
    address,
    title: inEachLanguage((language) => sources[language].head.title),
    description: inEachLanguage((language) => sources[language].head.description ?? ""),
    html: inEachLanguage((language) => files.html(path(language), sources[language].body, language)),
    faqs: inEachLanguage((language) => sources[language].head.faqs ?? []),
  };
}
