import * as z from "zod";
import { inEachLanguage, type Language, type Text } from "../../i18n/language";
import { throwIfBroken } from "../broken";
import type { ContentFiles } from "../files";
import { id, shown, text, written } from "../schema";
import { pageKeys, staticPages } from "../static-pages";
import { faceNames } from "../text/markdown-blocks";
import { typographic } from "../text/typographic";

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

/** `from`: the course's topic that the words are taken from, or the article as "topic/article". */
const testimonialsFile = z
  .array(
    z.strictObject({
      id,
      kind: z.enum(["monday", "question", "lesson"]),
      face: z.enum(faceNames),
      from: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, "must be a topic, or topic/article"),
      words: text,
    }),
  )
  .length(5);
export type Testimonial = z.infer<typeof testimonialsFile>[number];

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

export type Pages = {
  staticPages: StaticPage[];
  testimonials: Testimonial[];
  mediaArticles: z.infer<typeof mediaFile>;
  homeBanners: HomeBanner[];
  banners: { id: number; html: Text }[];
};

/** Reads `pages/` and the three lists beside it. @throws BrokenContent */
export function loadPages(files: ContentFiles, productKey: string, courseIds: string[]): Pages {
  const { home, banners } = files.yaml("banners.yaml", bannersFile);
  throwIfBroken(
    home.flatMap((banner, index) =>
      bannerProblems(banner, home.slice(0, index), courseIds).map(({ field, message }) => {
        return { file: "banners.yaml", field: `home.${index}.${field}`, message };
      }),
    ),
  );
  return {
    staticPages: [
      ...pageKeys.map((key) => loadPage(files, { key, file: key, address: staticPages[key].address })),
      ...sections.map((key) => loadPage(files, { key, file: key, address: null })),
      ...productSections.map((file) => loadPage(files, { key: `${productKey}${file}`, file, address: null })),
    ],
    testimonials: files.yaml("testimonials.yaml", testimonialsFile),
    mediaArticles: files.yaml("media.yaml", mediaFile),
    homeBanners: home,
    banners: banners.map(({ id, code }) => ({ id, html: files.htmlOf("banners.yaml", code) })),
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
  const head: z.ZodType<PageHead> = address ? pageHead : sectionHead;
  const { heads, html } = files.headed((language) => `pages/${file}.${language}.md`, head);
  return {
    key,
    address,
    title: inEachLanguage((language) => heads[language].title),
    description: inEachLanguage((language) => heads[language].description ?? ""),
    html,
    faqs: inEachLanguage((language) => heads[language].faqs ?? []),
  };
}
