import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import type { OpenReview } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { reviewsTogether } from "./choose-step";

type Props = { reviews: OpenReview[]; unreadAnswers: number; language: Language };

/** News for the learner: an unread reply of the coordinator, an open or returned review. */
export function Waiting({ reviews, unreadAnswers, language }: Props) {
  const t = translatorFor(language, "dashboard");
  if (reviews.length === 0 && unreadAnswers === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <h2 id="waiting" className="text-lead">
        {t("waiting")}
      </h2>
      <ul className="mt-2 grid gap-3">
        {unreadAnswers > 0 && (
          <Item icon="chat" href="/help/assistant" link={t("readAnswer")}>
            {t("answers", { count: unreadAnswers })}
          </Item>
        )}
        {reviewsTogether(reviews, language).map(({ state, course, name, date }) => (
          <Item
            key={`${course} ${name}`}
            icon={state === "returned" ? "pencil" : "clock"}
            href={`/view/course/${course}#certificate`}
            link={t(state === "returned" ? "readNote" : "toCourse")}
          >
            {t(state === "returned" ? "returned" : "reviewing", { name, date })}
          </Item>
        ))}
      </ul>
    </section>
  );
}

function Item({ icon, href, link, children }: { icon: IconName; href: string; link: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded-card border border-marigold bg-haldi px-4 py-2">
      <Icon name={icon} />
      <span className="min-w-[min(12rem,100%)] flex-1">{children}</span>
      <a href={href} className="inline-flex min-h-12 items-center font-semibold max-sm:ms-9">
        {link}
      </a>
    </li>
  );
}
