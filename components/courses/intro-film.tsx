import { Picture } from "@/components/ui/picture";
import { Film } from "@/components/video";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { courseFilm } from "./film";

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
