import type { ReactNode } from "react";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Recording } from "@/lib/contract/meta/html";
import { type Language, languageFacts } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { ListenBar } from "./listen-bar";
import { RecordingPlayer } from "./recording-player";
import { matchAny, patterns, type SpokenForms } from "./spoken-forms";

type Props = {
  language: Language;
  of: string;
  /** The text in them, by which the page gets the spoken forms that it needs. */
  html: string;
  recording: Recording | null;
  /** What is over the top of the page, where the controls stay while it is read. */
  below: "nothing" | "reading bar";
  /** Stays above the button while the page is read. */
  above?: ReactNode;
  /** What is beside the button: the page's number, or the time that it takes to read. */
  children: ReactNode;
};

/**
 * A line with the button that reads a page aloud, and an editor's recording where there is one. The recording needs no
 * script; the button needs one and a voice of the device, and shows only then (rule: accessibility.listen).
 */
export function ListenRow({ language, of, html, recording, below, above, children }: Props) {
  const t = translatorFor(language, "listen");
  // en-IN, without what it says about digits.
  const locale = languageFacts[language].locale.split("-u-", 1)[0] ?? language;
  return (
    <>
      <ListenBar
        of={of}
        locale={locale}
        forms={spokenFormsIn(html, language)}
        below={below}
        above={above}
        texts={pickTexts(t, ["listen", "pause", "goOn", "stop", "speed", "group", "finished", "failed"])}
      >
        {children}
      </ListenBar>
      <RecordingPlayer recording={recording} language={language} />
    </>
  );
}

/** The spoken forms that a text needs: a page carries no others. `html`: the text as it is shown. */
function spokenFormsIn(html: string, language: Language): SpokenForms {
  const text = html.replace(/<[^>]*>/g, " ").replaceAll("\u2011", "-");
  const { spoken } = portalContent();
  const needed = (place: keyof SpokenForms) =>
    spoken[place].flatMap((form) =>
      form.written
        .filter((written) => text.includes(written) && patterns[place](matchAny([written])).test(text))
        .map((written): [string, string] => [written, form[language]]),
    );
  return { words: needed("words"), after: needed("after"), before: needed("before"), between: needed("between") };
}
