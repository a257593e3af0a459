import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { ClassroomCard as Card } from "@/lib/contract/classroom";
import type { Language } from "@/lib/platform/i18n/language";
import { ClassroomCard } from "./classroom-card";

/** How many cards are open at once: what a week of teaching holds. */
const mostOpen = 2;

/** What to try in class: the newest proposals first, the rest and what was tried folded below them. */
export async function ClassroomList({ cards, language }: { cards: Card[]; language: Language }) {
  const t = await getTranslations("classroom");
  const untried = cards.filter(({ tried_at }) => tried_at === null);
  const tried = cards.filter(({ tried_at }) => tried_at !== null).toSorted((a, b) => String(b.tried_at).localeCompare(String(a.tried_at)));
  return (
    <section aria-labelledby="classroom" className="mt-8">
      <h2 id="classroom">{t("title")}</h2>
      <p className="mt-1 text-ink-soft">{t(cards.length === 0 ? "none" : untried.length === 0 ? "allTried" : "lead")}</p>
      <Cards cards={untried.slice(0, mostOpen)} language={language} />
      <Folded title={t("more", { count: untried.length - mostOpen })} cards={untried.slice(mostOpen)} language={language} />
      <Folded title={t("triedCount", { count: tried.length })} cards={tried} language={language} />
    </section>
  );
}

function Cards({ cards, language }: { cards: Card[]; language: Language }) {
  if (cards.length === 0) return null;
  return (
    <ul className={`mt-4 grid gap-4 ${cards.length > 1 ? "lg:grid-cols-2" : "max-w-[46rem]"}`}>
      {cards.map((card) => (
        <li key={card.topic_id}>
          <ClassroomCard card={card} language={language} />
        </li>
      ))}
    </ul>
  );
}

function Folded({ title, cards, language }: { title: string; cards: Card[]; language: Language }) {
  if (cards.length === 0) return null;
  return (
    <details className="group mt-4">
      <summary className="flex min-h-12 items-center gap-2 font-semibold">
        {title}
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <Cards cards={cards} language={language} />
    </details>
  );
}
