import { saveWordsAction } from "@/components/desk/comments/actions";
import { DeskForm } from "@/components/desk/desk-form";
import { deskPage } from "@/components/desk/desk-page";
import { LinkLine } from "@/components/desk/links";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { languageNameIn } from "@/lib/platform/i18n/language";

export const generateMetadata = titleMetadata("desk", "comment.words");

/** The words that hold a comment, by language (rule: desk.words). */
export default deskPage({
  permission: "comments",
  title: ({ t }) => t("comment.words"),
  here: "/desk/comments/words",
  async content({ api, t, language, form, load }) {
    const { data } = await load(api.desk.readWords({ language }));
    return (
      <div className="mt-2 max-w-3xl">
        <p>
          <LinkLine href="/desk/comments">{t("comment.back")}</LinkLine>
        </p>
        <p className="mt-1 text-ink-soft">{t("comment.wordsLead")}</p>
        <div className="mt-5 grid gap-6">
          {data.map(({ language: of, words, version }) => (
            <section
              key={of}
              aria-label={languageNameIn(of, of)}
              className="rounded-card border border-hairline bg-white p-4"
            >
              <DeskForm
                {...form}
                id={`words-${of}`}
                action={saveWordsAction}
                hidden={{ of }}
                version={version}
                submit={t("comment.saveWords")}
                fields={[
                  {
                    kind: "area",
                    name: "words",
                    label: t("comment.wordsIn", { language: languageNameIn(of, of) }),
                    hint: t("comment.wordsHint"),
                    rows: 8,
                    maxLength: 20_000,
                    value: words.join("\n"),
                  },
                ]}
              />
            </section>
          ))}
        </div>
      </div>
    );
  },
});
