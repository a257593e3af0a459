import "server-only";
import { Icon } from "@/components/ui/icon";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { LinkedText } from "./bubble";

/** The canned menu as nested disclosures: subjects, their questions, and the answers (rule: chat.canned). */
export async function AssistantQuestions({ language, open }: { language: Language; open?: number }) {
  const subjects = await loadQuestions(language);
  const t = translatorFor(language, "chat");
  return (
    <section className="mt-6">
      <h2>{t("questions")}</h2>
      <ul className="mt-3 space-y-3">
        {subjects.map((subject) => (
          <li key={subject.question}>
            <details
              open={subject.items.some(({ id }) => id === open)}
              className="group/subject rounded-card border border-hairline bg-white"
            >
              <summary className="flex min-h-14 list-none items-center justify-between gap-3 px-4 lowered-2 font-bold [&::-webkit-details-marker]:hidden">
                {subject.question}
                <Icon name="down" className="size-5 transition-transform group-open/subject:rotate-180" />
              </summary>
              <ul className="px-4 pb-3">
                {subject.items.map((item) => (
                  <li key={item.id} className="border-t border-hairline">
                    <details id={`question-${item.id}`} className="group/item scroll-mt-20" open={item.id === open}>
                      <summary className="flex min-h-12 list-none items-center justify-between gap-3 lowered-2.5 leading-snug font-semibold [&::-webkit-details-marker]:hidden">
                        {item.question}
                        <Icon name="down" className="size-5 text-peacock group-open/item:rotate-180" />
                      </summary>
                      <p className="pb-3 whitespace-pre-wrap break-words">
                        <LinkedText text={item.answer} />
                      </p>
                    </details>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Answered = { id: number; question: string; answer: string };
type Subject = { question: string; items: Answered[] };

/** The assistant's questions with answers, by subject. Answers outside the menu are loaded one by one. */
async function loadQuestions(language: Language): Promise<Subject[]> {
  const { chat } = publicApi(language);
  const { data } = await chat.menu({ id: 0, language });
  const answered = await Promise.all(
    data.map(async (item) => ({
      ...item,
      answer: item.answer || (await chat.cannedAnswer({ menuId: item.id, language })).message,
    })),
  );
  const subjects = new Map<string, Subject>();
  for (const { subject, ...item } of answered) {
    const found = subjects.get(subject) ?? { question: subject, items: [] };
    found.items.push(item);
    subjects.set(subject, found);
  }
  return [...subjects.values()];
}
