import { Picture } from "@/components/ui/picture";
import { type HomeBanner, portalContent } from "@/lib/api/content/portal-content";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";
import { BannerAction } from "./banner-action";
import type { BannerGoal } from "./banner-dialogs";
import { bannerTexts } from "./banner-texts";
import { Carousel } from "./carousel";

type Props = { language: Language; courses: { slug: string; name: string }[] };

/** The three banners (rule: home.banners). The first states the portal's promise; they never move automatically. */
export async function Banners({ language, courses }: Props) {
  const t = translatorFor(language, "home");
  const { homeBanners } = portalContent();
  const answers = await Promise.all(
    homeBanners.map((banner) => publicApi(language).pages.staticPage({ p: banner.page, language })),
  );
  const texts = bannerTexts(language);
  return (
    <Carousel
      id="banner"
      label={t("bannersLabel")}
      texts={messagesIn(language).home.slides}
      className="container-page pt-4 lg:pt-8"
      // Below the picture, whose column is six of eleven parts.
      controls="lg:ps-[45%]"
    >
      {homeBanners.map((banner, index) => {
        const goal = bannerGoal(banner, courses, language);
        return (
          <div
            key={banner.page}
            className="grid h-full items-center gap-5 tight:pair:grid-cols-2 lg:grid-cols-[5fr_6fr] lg:gap-12"
          >
            <div>
              {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: sanitised when the content is loaded */}
              <div
                className="[&_h2]:text-name md:[&_h2]:text-[2.2rem] lg:[&_:is(h1,h2)]:text-[2.75rem] [&_p]:mt-3 [&_p]:max-w-xl lg:[&_p]:mt-4 lg:[&_p]:text-lead"
                dangerouslySetInnerHTML={{ __html: answers[index]?.data.content ?? "" }}
              />
              {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: sanitised when the content is loaded */}
              <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 lg:mt-6">
                <BannerAction goal={goal} texts={texts} />
                <a
                  href={goal.courseId ? `/info/course/${goal.courseId}` : goal.href}
                  className="inline-flex min-h-12 items-center font-semibold"
                >
                  {goal.courseId ? t("bannerCourse", { course: goal.name }) : goal.name}
                </a>
              </div>
            </div>
            {/* On a slow network the text is readable earlier when no picture is loaded beside the style sheet. */}
            <Picture
              src={banner.picture}
              alt={banner.alt[language]}
              width={banner.width}
              height={banner.height}
              loading={index === 0 ? "eager" : "lazy"}
              className="h-auto w-full rounded-card"
            />
          </div>
        );
      })}
    </Carousel>
  );
}

function bannerGoal({ course = "", leadsTo }: HomeBanner, courses: Props["courses"], language: Language): BannerGoal {
  if (leadsTo) return { href: leadsTo.href, name: leadsTo.name[language], language };
  return {
    courseId: course,
    href: `/view/course/${course}`,
    name: courses.find(({ slug }) => slug === course)?.name ?? "",
    language,
  };
}
