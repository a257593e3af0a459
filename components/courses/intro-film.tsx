import { Picture } from "@/components/ui/picture";
import { Film } from "@/components/video";
import { videoSource } from "@/components/video/client";
import { portalContent, type Video } from "@/lib/api/content/portal-content";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { course: CourseDetail; language: Language; eager?: boolean };

/** The intro image, which plays the intro video if there is one. */
export function IntroFilm({ course, language, eager = false }: Props) {
  const film = courseFilm(course, language);
  if (film)
    return (
      <div>
        <Film
          src={film.src}
          title={film.title}
          poster={course.intro_image}
          language={language}
          inDialog
          eager={eager}
        />
      </div>
    );
  return (
    <Picture
      src={course.intro_image}
      alt=""
      width={480}
      height={320}
      loading={eager ? undefined : "lazy"}
      className="h-auto w-full rounded-card"
    />
  );
}

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
