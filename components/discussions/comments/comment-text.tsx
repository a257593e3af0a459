import { languageOfScript } from "@/lib/platform/i18n/language";
import { linkedParts } from "./linked-text";

/** What somebody wrote, as plain text with its lines; links tell search engines that we do not vouch for them. */
export function CommentText({ text }: { text: string }) {
  return (
    <p lang={languageOfScript(text)} className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
      {linkedParts(text).map((part, index) =>
        part.href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
          <a key={index} href={part.href} rel="nofollow ugc noopener" className="underline">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
