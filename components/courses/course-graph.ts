import type { Graph } from "schema-dts";
import { publicAddress, wholeAddress } from "@/components/layout/metadata/breadcrumb";
import { faqPage } from "@/components/layout/metadata/listed-things";
import { portalContent } from "@/lib/api/content/portal-content";
import type { CourseDetail } from "@/lib/contract/courses";
import { type Language, languages } from "@/lib/platform/i18n/language";
import { showsAverage } from "./course-head";
import { courseFilm } from "./intro-film";

type Page = { course: CourseDetail; language: Language; path: string };

export function courseGraph({ course, language, path }: Page): Graph {
  const { site } = portalContent();
  const provider = {
    "@type": "EducationalOrganization",
    name: course.offered_by_name || site.foundation.name[language],
    url: wholeAddress("/"),
  } as const;
  const film = courseFilm(course, language);
  const minutes = course.syllabus.reduce(
    (sum, module) => sum + module.topics.reduce((own, topic) => own + topic.minutes, 0),
    0,
  );
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Course",
        "@id": wholeAddress(`/info/course/${course.slug}#course`),
        name: course.name,
        description: course.shortDesc,
        url: publicAddress(path, language),
        image: wholeAddress(course.intro_image),
        inLanguage: languages,
        isAccessibleForFree: true,
        provider,
        teaches: course.learning_objective,
        offers: { "@type": "Offer", price: 0, priceCurrency: "INR", category: "Free" },
        hasCourseInstance: {
          "@type": "CourseInstance",
          courseMode: "online",
          ...(minutes > 0 && { courseWorkload: `PT${minutes}M` }),
        },
        ...(showsAverage(course.total_rating) && {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: course.avg_rating,
            ratingCount: course.total_rating,
            bestRating: 5,
            worstRating: 0.5,
          },
        }),
      },
      ...(course.faqs.length > 0 ? [faqPage(course.faqs)] : []),
      ...(film?.video
        ? [
            {
              "@type": "VideoObject",
              name: film.title,
              description: film.video.description[language],
              thumbnailUrl: wholeAddress(film.video.address.replace(/mp4$/, "webp")),
              contentUrl: wholeAddress(film.video.address),
              uploadDate: film.video.made,
              duration: `PT${film.video.seconds}S`,
            } as const,
          ]
        : []),
    ],
  };
}
