import { linkedParts } from "./linked-text";

/** A comment as plain text with its line breaks; links tell search engines that the portal does not endorse them. */
export function CommentText({ text }: { text: string }) {
  const language = /\p{Script=Devanagari}/u.test(text) ? "hi" : "en";
  return (
    <p lang={language} className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
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
