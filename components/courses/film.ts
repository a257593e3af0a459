import { videoSource } from "@/components/video/client";
import type { Video } from "@/lib/api/content/portal-content";
import { portalContent } from "@/lib/api/content/portal-content";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The course's intro video with its title; `video`: details of an own file. Null without one that can be shown. */
export function courseFilm(
  course: CourseDetail,
  language: Language,
): { src: string; title: string; video?: Video } | null {
  const src = course.intro_video;
  if (!src || !videoSource(src)) return null;
  const video = portalContent().campaigns.videos.find((each) => each.address === src);
  return {
    src,
    title: video?.title[language] ?? translatorFor(language, "video")("introOf", { course: course.name }),
    video,
  };
}
