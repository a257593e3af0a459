import { UnreadLinks } from "@/components/learning/client";
import { Notice } from "@/components/ui/notice";
import type { AttemptWithQuestions } from "./quiz-state";
import { fill, type QuizTexts } from "./quiz-texts";

/** Lists, with links, the unread pages that keep a topic incomplete although its quiz is passed. */
export function QuizUnread({
  attempt,
  topicId,
  texts,
}: {
  attempt: AttemptWithQuestions;
  topicId: string;
  texts: QuizTexts;
}) {
  const { unread_pages: unread } = attempt;
  if (unread.length === 0) return null;
  return (
    <Notice kind="information" className="mt-4">
      <p className="font-semibold">{unread.length === 1 ? texts.unreadOne : fill(texts.unreadMany, unread.length)}</p>
      <p>{texts.unreadLead}</p>
      <UnreadLinks
        topicId={topicId}
        links={unread.map(({ page, title, seconds }) => ({
          page,
          label: fill(texts.unreadPage, page, title) + (seconds ? ` · ${fill(texts.shortBy, seconds)}` : ""),
        }))}
      />
    </Notice>
  );
}
