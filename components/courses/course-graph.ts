import type { Graph } from "schema-dts";
import type { Crumb } from "@/components/ui/breadcrumb";
import { content } from "@/lib/content";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/i18n/language";
import { settings } from "@/lib/settings";
import { crumbList } from "./crumb-list";
import { filmOf } from "./film";

type Page = { course: CourseDetail; language: Language; path: string; crumbs: Crumb[] };

/** What a search engine reads of a page about a course: the course, its questions, its film and where the page stands. */
export function courseGraph({ course, language, path, crumbs }: Page): Graph {
  const { portalUrl } = settings();
  const { site } = content();
  const absolute = (address: string) => new URL(address, portalUrl).href;
  const provider = { "@type": "EducationalOrganization", name: course.offered_by_name || site.foundation.name[language], url: absolute("/") } as const;
  const film = filmOf(course, language);
  const minutes = course.syllabus.reduce((sum, module) => sum + module.topics.reduce((own, topic) => own + topic.minutes, 0), 0);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Course",
        "@id": absolute(`/info/course/${course.slug}#course`),
        name: course.name,
        description: course.shortDesc,
        url: absolute(path),
        image: absolute(course.intro_image),
        inLanguage: ["en", "hi"],
        isAccessibleForFree: true,
        provider,
        teaches: course.learning_objective,
        offers: { "@type": "Offer", price: 0, priceCurrency: "INR", category: "Free" },
        hasCourseInstance: { "@type": "CourseInstance", courseMode: "online", courseWorkload: `PT${minutes}M` },
        ...(course.total_rating > 0 && {
          aggregateRating: { "@type": "AggregateRating", ratingValue: course.avg_rating, ratingCount: course.total_rating, bestRating: 5, worstRating: 0.5 },
        }),
      },
      crumbList(crumbs, path),
      {
        "@type": "FAQPage",
        mainEntity: course.faqs.map(({ question, answer }) => ({ "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: answer } })),
      },
      ...(film?.video
        ? [
            {
              "@type": "VideoObject",
              name: film.title,
              description: film.video.description[language],
              thumbnailUrl: absolute(film.video.address.replace(/mp4$/, "webp")),
              contentUrl: absolute(film.video.address),
              uploadDate: film.video.made,
              duration: `PT${film.video.seconds}S`,
            } as const,
          ]
        : []),
    ],
  };
}
