import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { ClassroomCard as Card } from "@/lib/contract/classroom";
import type { Language } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";
import { sectionAddress } from "../steps";
import { CardForm } from "./card-form";

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

/** One thing to try in class, from a lesson that is read (rule: dashboard.classroom). */
async function ClassroomCard({ card, language }: { card: Card; language: Language }) {
  const t = await getTranslations("classroom");
  const texts = {
    tried: t("tried"),
    triedOn: t("triedOn", { date: "#" }),
    notTried: t("notTried"),
    note: t("note"),
    noteHint: t("noteHint"),
    save: t("save"),
    tell: t("tell"),
    tellLink: t("tellLink"),
    offline: t("offline"),
  };
  return (
    <article id={`card-${card.topic_id}`} aria-labelledby={`card-${card.topic_id}-title`} className="h-full rounded-card border border-marigold bg-haldi p-4">
      <h3 id={`card-${card.topic_id}-title`} className="text-[1.1rem]">
        {card.topic_name}
      </h3>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
      <div lang={language} className="prose mt-2" dangerouslySetInnerHTML={{ __html: card.text }} />
      <CardForm
        topicId={card.topic_id}
        language={language}
        note={card.note}
        tried={card.tried_at}
        discussion={card.discussion ? sectionAddress(card.topic_id, "discussion") : null}
        texts={texts}
      />
      <ul className="mt-2 flex flex-wrap gap-x-5">
        <li>
          <a href={sectionAddress(card.topic_id, "primary", card.page)} className={link}>
            <Icon name="book" className="size-5" />
            {t("lesson")}
            <span className="sr-only">: {card.topic_name}</span>
          </a>
        </li>
        <li>
          <a href={`/dashboard/classroom/${card.topic_id}`} className={link}>
            <Icon name="print" className="size-5" />
            {t("print")}
            <span className="sr-only">: {card.topic_name}</span>
          </a>
        </li>
        <li>
          <a href={whatsapp(card, t("title"), language)} target="_blank" rel="noopener noreferrer" className={link}>
            <Icon name="whatsapp" className="size-5" />
            {t("share")}
            <span className="sr-only">
              : {card.topic_name} ({t("newTab")})
            </span>
          </a>
        </li>
      </ul>
    </article>
  );
}

const link = "inline-flex min-h-12 items-center gap-2 font-semibold";

/** WhatsApp asks which group; what is sent holds the proposal and the course, never the note. */
function whatsapp(card: Card, title: string, language: Language): string {
  const address = `${settings().portalUrl}/info/course/${card.course_id}?language=${language}`;
  return `https://wa.me/?text=${encodeURIComponent(`*${title}: ${card.topic_name}*\n${card.plain}\n${address}`)}`;
}
