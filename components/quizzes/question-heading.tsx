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

/** A question as the heading of its screen. The situation has regular letters, which the font of headings lacks. */
export function QuestionHeading({ question, id, className }: { question: string; id?: string; className: string }) {
  return (
    <h1
      tabIndex={-1}
      id={id}
      className={`font-text ${className}`}
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
