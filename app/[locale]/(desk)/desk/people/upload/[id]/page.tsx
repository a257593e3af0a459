import { ActForm } from "@/components/desk/act-form";
import { deskPage, Outcome } from "@/components/desk/desk-page";
import { BackLink } from "@/components/desk/links";
import { enterUploadAction } from "@/components/desk/people/actions";
import { Section } from "@/components/desk/section";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { dateAndTime } from "@/lib/platform/i18n/dates";

export const generateMetadata = titleMetadata("desk", "upload.previewTitle");

const mostShown = 50;

export default deskPage<"id">({
  permission: "people",
  title: ({ t }) => t("upload.previewTitle"),
  here: ({ params }) => `/desk/people/upload/${params.id}`,
  async content({ api, t, language, params, query, form, load }) {
    const { data } = await load(api.desk.readUpload({ ...params, language }));
    const { id, course, rows, ready, known, wrong, entered, expiresAt, problems, people } = data;
    const counts = [
      [t("upload.rows"), rows],
      [t(entered === null ? "upload.ready" : "upload.entered"), entered ?? ready],
      [t("upload.known"), known],
      [t("upload.wrong"), wrong],
    ] as const;
    return (
      <>
        <BackLink href="/desk/people/upload" label={t("upload.another")} />
        <Outcome outcome={query.outcome} t={t} />
        <div className="mt-4 grid gap-6">
          <p className="font-semibold">{course}</p>
          <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
            {counts.map(([label, count]) => (
              <div key={label} className="rounded-card border border-hairline bg-white p-3">
                <dt className="text-small text-ink-soft">{label}</dt>
                <dd className="text-title font-semibold">{count}</dd>
              </div>
            ))}
          </dl>
          {entered === null && (
            <p className="text-ink-soft">{t("upload.stored", { time: dateAndTime(expiresAt, language) })}</p>
          )}
          {entered === null && ready > 0 && (
            <Section id="ready" title={t("upload.readyTitle")} className="grid gap-3">
              <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
                {people.map(({ line, name, username }) => (
                  <li key={line} className="[overflow-wrap:anywhere]">
                    {name} <span className="text-small text-ink-soft">{username}</span>
                  </li>
                ))}
              </ul>
              {ready > people.length && (
                <p className="text-ink-soft">{t("upload.andMore", { count: ready - people.length })}</p>
              )}
              <p>{t("upload.consentNote")}</p>
              <ActForm
                {...form}
                action={enterUploadAction}
                values={{ id }}
                label={t("upload.enter", { count: ready })}
                look="primary"
              />
            </Section>
          )}
          {entered !== null && <Notice kind="success">{t("upload.done", { count: entered })}</Notice>}
          {problems.length > 0 && (
            <Section id="problems" title={t("upload.problems")} className="grid gap-3">
              <p>{t("upload.problemsLead")}</p>
              <div>
                <LinkButton look="secondary" href={`/desk/people/upload/${id}/errors?language=${language}`}>
                  {t("upload.errorsCsv")}
                </LinkButton>
              </div>
              <ul className="divide-y divide-hairline rounded-card border border-hairline bg-white">
                {problems.slice(0, mostShown).map(({ line, cells, messages }) => (
                  <li key={line} className="grid gap-x-4 px-4 py-2 md:grid-cols-[6rem_1fr_2fr]">
                    <span className="text-ink-soft">{t("upload.line", { line })}</span>
                    <span className="[overflow-wrap:anywhere]">
                      {[cells.firstName, cells.lastName, cells.username].filter(Boolean).join(" ")}
                    </span>
                    <span>
                      {messages.map((message) => (
                        <span key={message} className="block">
                          {message}
                        </span>
                      ))}
                    </span>
                  </li>
                ))}
              </ul>
              {problems.length > mostShown && (
                <p className="text-ink-soft">{t("upload.moreProblems", { count: problems.length - mostShown })}</p>
              )}
            </Section>
          )}
        </div>
      </>
    );
  },
});
