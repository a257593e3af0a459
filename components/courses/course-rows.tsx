import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { CourseCard } from "@/lib/contract/courses";

/** Courses as rows with a small picture, for a page that is about something else; its whole row is clickable. */
export function CourseRows({ courses }: { courses: CourseCard[] }) {
  return (
    <ul className="grid border-t border-hairline pair:grid-cols-2 pair:gap-x-8 lg:grid-cols-3">
      {courses.map((course) => (
        <li key={course.slug} className="border-b border-hairline">
          <article className="relative flex min-h-16 items-center gap-3 py-2">
            <Picture
              src={course.icon}
              alt=""
              width={96}
              height={64}
              loading="lazy"
              className="h-14 w-20 shrink-0 rounded-control object-cover"
            />
            <div className="min-w-0 flex-1">
              <h3 className="text-lead leading-snug md:text-lead">
                <a
                  href={`/info/course/${course.slug}`}
                  className="text-ink no-underline after:absolute after:inset-0 hover:underline"
                >
                  {course.name}
                </a>
              </h3>
              <p className="text-small leading-snug text-ink-soft">{course.duration}</p>
            </div>
            <Icon name="arrow" className="size-5 text-peacock" />
          </article>
        </li>
      ))}
    </ul>
  );
}
