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

/** A question as the heading of its screen: the situation in regular letters, what is asked in bold ones. */
export function QuestionHeading({ html, ...heading }: { html: string; id?: string; className: string }) {
  const parts = splitQuestion(html);
  return (
    <h1
      tabIndex={-1}
      {...heading}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server
      dangerouslySetInnerHTML={{
        __html: parts ? `<span class="font-normal">${parts.setting}</span> ${parts.asked}` : html,
      }}
    />
  );
}
