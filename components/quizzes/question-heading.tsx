/** The end of a sentence, perhaps within quotation marks, in front of a further one. */
const lastSentence = /^(.*[.।?!]["”’']?)\s+(\S.*)$/s;

/** Splits a question into what comes first and its last sentence, which asks; null for a question of one sentence. */
export function splitQuestion(html: string): { setting: string; asked: string } | null {
  const [, setting, asked] = lastSentence.exec(html) ?? [];
  if (!setting || !asked) return null;
  // An element that goes on over the end of the sentence stays whole.
  const isOpen = (setting.match(/<[a-z]/g)?.length ?? 0) !== (setting.match(/<\//g)?.length ?? 0);
  return isOpen ? null : { setting, asked };
}

function headingHtml(question: string): string {
  const parts = splitQuestion(question);
  return parts ? `<span class="font-normal">${parts.setting}</span> ${parts.asked}` : question;
}

type PlaceProps = {
  /** Which of how many questions it is. */
  numbered: string;
  /** The page that it is about, `long` on a wide screen; null where a backend names none. */
  from: { short: string; long?: string } | null;
};

/** The line above a question: its number, and the page that it is about (rule: quiz.flow). */
export function QuestionPlace({ numbered, from }: PlaceProps) {
  return (
    <span className="block text-small leading-snug font-semibold text-ink-soft">
      {numbered}
      {from && (
        <>
          {" · "}
          <span className={`text-ink ${from.long ? "md:hidden" : ""}`}>{from.short}</span>
          {from.long && <span className="text-ink max-md:hidden">{from.long}</span>}
        </>
      )}
    </span>
  );
}

type HeadingProps = { question: string; level?: "h1" | "h2"; id?: string; className: string };

/** A question as a heading. The situation has regular letters, which the font of headings lacks. */
export function QuestionHeading({ question, level: Level = "h1", id, className }: HeadingProps) {
  return (
    <Level
      tabIndex={-1}
      id={id}
      className={`question-text font-text ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server
      dangerouslySetInnerHTML={{ __html: headingHtml(question) }}
    />
  );
}

/** From this many letters on, the sentence that asks is understood on its own. */
const standsAloneFrom = 25;

/** A question as a line of a list: closed what it asks, open the whole question. */
export function QuestionLine({ question }: { question: string }) {
  const { setting, asked } = splitQuestion(question) ?? { setting: "", asked: "" };
  if (asked.length < standsAloneFrom)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server
    return <span className="min-w-0 flex-1" dangerouslySetInnerHTML={{ __html: question }} />;
  return (
    <span className="min-w-0 flex-1">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
      <span className="hidden group-open:inline" dangerouslySetInnerHTML={{ __html: setting }} />{" "}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
      <span className="group-open:font-semibold" dangerouslySetInnerHTML={{ __html: asked }} />
    </span>
  );
}
