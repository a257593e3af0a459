import type { ComponentProps } from "react";
import { readOwnKeptText } from "@/components/forms/drafts/keep-during-login";
import { Icon, type IconName } from "@/components/ui/icon";
import type { ClassroomCard as Card } from "@/lib/contract/classroom";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { cardName } from "../addresses";
import { sectionAddress } from "../steps";
import { CardForm } from "./card-form";

/** `kept`: the note that was typed before the login; empty when there is none. */
type KeptCard = Card & { kept: string };

/** The number of titles in the list; the others are folded, so that the list is shorter than a phone's screen. */
const mostShown = 3;

/** The classroom cards: the newest one open, two more as titles, and below them the rest and the tried ones, folded. */
export async function ClassroomList({ cards: all, language }: { cards: Card[]; language: Language }) {
  const t = translatorFor(language, "classroom");
  const cards = await Promise.all(
    all.map(async (card) => ({ ...card, kept: await readOwnKeptText(cardName(card.topic_id)) })),
  );
  const untried = cards.filter(({ tried_at }) => tried_at === null);
  const tried = cards
    .filter(({ tried_at }) => tried_at !== null)
    .toSorted((a, b) => String(b.tried_at).localeCompare(String(a.tried_at)));
  return (
    <section aria-labelledby="classroom" className="mt-8 min-w-0">
      <h2 id="classroom">{t("title")}</h2>
      <p className="mt-1 text-ink-soft">
        {t(cards.length === 0 ? "none" : untried.length === 0 ? "allTried" : "lead")}
      </p>
      <Cards cards={untried.slice(0, mostShown)} opensFirst language={language} />
      <Folded
        title={t("more", { count: untried.length - mostShown })}
        cards={untried.slice(mostShown)}
        language={language}
      />
      <Folded title={t("triedCount", { count: tried.length })} cards={tried} language={language} />
    </section>
  );
}

function Cards({
  cards,
  opensFirst = false,
  language,
}: {
  cards: KeptCard[];
  opensFirst?: boolean;
  language: Language;
}) {
  if (cards.length === 0) return null;
  return (
    <ul className="mt-3 overflow-hidden rounded-card border border-marigold bg-haldi">
      {cards.map((card, index) => (
        <li key={card.topic_id} className="border-b border-marigold last:border-0">
          <ClassroomCard card={card} open={(opensFirst && index === 0) || card.kept !== ""} language={language} />
        </li>
      ))}
    </ul>
  );
}

function Folded({ title, cards, language }: { title: string; cards: KeptCard[]; language: Language }) {
  if (cards.length === 0) return null;
  return (
    <details open={cards.some(({ kept }) => kept !== "")} className="group mt-2">
      <summary className="flex min-h-12 items-center gap-2 font-semibold">
        {title}
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <Cards cards={cards} language={language} />
    </details>
  );
}

/** One classroom card, of a lesson that was read (rule: dashboard.classroom). */
function ClassroomCard({ card, open, language }: { card: KeptCard; open: boolean; language: Language }) {
  const t = translatorFor(language, "classroom");
  const texts = {
    ...pickTexts(t, ["tried", "notTried", "write", "note", "noteHint", "save", "tell", "tellLink", "offline"]),
    triedOn: t("triedOn", { date: "#" }),
  };
  return (
    <article id={`card-${card.topic_id}`} aria-labelledby={`card-${card.topic_id}-title`}>
      <details open={open} className="group/card">
        <summary className="flex min-h-14 items-center gap-3 px-4 py-2">
          <h3 id={`card-${card.topic_id}-title`} className="min-w-0 flex-1 text-body">
            {card.topic_name}
          </h3>
          <Icon name="down" className="size-5 transition-transform group-open/card:rotate-180" />
        </summary>
        <div className="px-4 pb-2">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
          <div lang={language} className="prose" dangerouslySetInnerHTML={{ __html: card.text }} />
          <CardForm
            topicId={card.topic_id}
            language={language}
            note={card.kept || card.note}
            tried={card.tried_at}
            discussion={card.discussion ? sectionAddress(card.topic_id, "discussion") : null}
            texts={texts}
          />
          <CardLinks card={card} language={language} />
        </div>
      </details>
    </article>
  );
}

function CardLinks({ card, language }: { card: Card; language: Language }) {
  const t = translatorFor(language, "classroom");
  const ways: (ComponentProps<"a"> & { icon: IconName; label: string; note?: string })[] = [
    { href: sectionAddress(card.topic_id, "primary", card.page), icon: "book", label: t("lesson") },
    { href: `/dashboard/classroom/${card.topic_id}`, icon: "print", label: t("print") },
    {
      href: whatsapp(card, t("title"), language),
      icon: "whatsapp",
      label: t("share"),
      note: ` (${t("newTab")})`,
      target: "_blank",
      rel: "noopener noreferrer",
    },
  ];
  return (
    <details className="group/ways">
      <summary className="inline-flex min-h-12 items-center gap-2 font-semibold text-peacock">
        {t("ways")}
        <Icon name="down" className="size-5 transition-transform group-open/ways:rotate-180" />
      </summary>
      <ul className="flex flex-wrap gap-x-5">
        {ways.map(({ icon, label, note = "", ...link }) => (
          <li key={icon}>
            <a {...link} className="inline-flex min-h-12 items-center gap-2 font-semibold">
              <Icon name={icon} className="size-5" />
              {label}
              <span className="sr-only">
                : {card.topic_name}
                {note}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Shares the proposal and the course by WhatsApp, never the note. */
function whatsapp(card: Card, title: string, language: Language): string {
  const address = `${settings().portalUrl}/info/course/${card.course_id}?language=${language}`;
  return `https://wa.me/?text=${encodeURIComponent(`*${title}: ${card.topic_name}*\n${card.plain}\n${address}`)}`;
}
