import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { LearnerTexts } from "./visitor-texts";

const item = "block w-full py-2.5 text-start font-semibold no-underline hover:underline";

type Props = {
  texts: LearnerTexts;
  avatar: ReactNode;
  name: ReactNode;
  /** Whether it links to the desk. */
  staff: boolean;
};

/** The first name with its menu (rule: header.visitor), as large as the guest's links, so nothing shifts. */
export function LearnerMenu({ texts, avatar, name, staff }: Props) {
  const links = [
    ["/dashboard", texts.myCourses],
    ["/profile", texts.profile],
    ["/settings", texts.settings],
    ...(staff ? [["/desk", texts.desk]] : []),
  ];
  return (
    <details className="relative min-h-12 md:min-w-44 md:text-end">
      <summary className="inline-flex min-h-12 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {avatar}
        <span className="max-w-40 truncate">{name}</span>
        <span className="sr-only">{texts.account}</span>
        <Icon name="down" className="size-5" />
      </summary>
      <ul className="rounded-card bg-white text-start md:absolute md:end-0 md:z-10 md:w-56 md:border md:border-hairline md:px-4 md:py-2 md:shadow-float">
        {links.map(([href, label]) => (
          <li key={href}>
            <a className={item} href={href}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <form action="/logout" method="post">
            <button type="submit" className={`${item} text-peacock`}>
              {texts.logout}
            </button>
          </form>
        </li>
      </ul>
    </details>
  );
}
