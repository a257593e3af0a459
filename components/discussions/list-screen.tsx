import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { Face } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { PageError } from "@/lib/api/page-error";
import { publicApi, resultOr } from "@/lib/api/server";
import { type DiscussionAnswer, mostDiscussionPages } from "@/lib/contract/discussions";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import { type Language, languageOfScript } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { Pager } from "./comments/pager";
import { discussionAddress, listAddress } from "./comments/place";
import "server-only";
import { cache } from "react";

type DiscussionPage = { records: DiscussionAnswer[]; page: number; total_pages: number };

/** Loads a page from 1 to 10 (rule: forum.list). @throws PageError when it is empty or the backend does not answer */
export const loadList = cache(async (written: string, language: Language): Promise<DiscussionPage> => {
  const page = Number(written);
  if (!/^[1-9]\d?$/.test(written) || page > mostDiscussionPages) throw new PageError(404);
  const list = await resultOr(publicApi(language).discussions.list({ language, page }), listAddress(page));
  if (page > 1 && list.records.length === 0) throw new PageError(404);
  return { ...list, page };
});

/** One page of the forum's list with a banner at the side. Empty pages are not linked. */
export async function ListScreen({ list, language }: { list: DiscussionPage; language: Language }) {
  const { records, page, total_pages } = list;
  const api = publicApi(language);
  const banner = await api.pages.banner({ id: 1, language }).then(
    ({ data }) => data.code,
    () => "",
  );
  const t = translatorFor(language, "discussions");
  const crumbs =
    page > 1 ? [{ label: t("title"), href: listAddress() }, { label: t("toPage", { page }) }] : [{ label: t("title") }];
  return (
    <div className="container-page pb-10">
      <Breadcrumb crumbs={crumbs} path={listAddress(page)} language={language} />
      <div
        className={
          banner ? "lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-x-12" : "mx-auto max-w-[46rem]"
        }
      >
        <div>
          <h1>{page > 1 ? t("listPage", { page }) : t("title")}</h1>
          <p className="mt-2 mb-6 max-w-2xl">{t("lead")}</p>
          {records.length === 0 ? (
            <p>{t("emptyPage")}</p>
          ) : (
            <>
              <ol className="grid gap-4">
                {records.map((each) => (
                  <li
                    key={each.slug}
                    className="flex gap-3 rounded-card border border-hairline bg-white px-4 pt-4 pb-2 max-[18.5rem]:flex-col md:gap-5 md:px-6 md:pt-5"
                  >
                    {each.icon && (
                      <Picture
                        src={each.icon}
                        alt=""
                        width={72}
                        height={72}
                        loading="lazy"
                        className="size-11 shrink-0 sm:size-18"
                      />
                    )}
                    <DiscussionCard discussion={each} language={language} />
                  </li>
                ))}
              </ol>
              <Pager
                page={page}
                pages={total_pages}
                label={t("listPages")}
                pageHref={listAddress}
                language={language}
              />
            </>
          )}
        </div>
        {banner && (
          <aside
            aria-label={t("sideColumn")}
            className="mt-8 rounded-card border border-hairline bg-white p-5 lg:sticky lg:top-4 lg:mt-0"
          >
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
            <div lang={language} className="prose [&>:first-child]:mt-0" dangerouslySetInnerHTML={{ __html: banner }} />
          </aside>
        )}
      </div>
    </div>
  );
}

function DiscussionCard({ discussion, language }: { discussion: DiscussionAnswer; language: Language }) {
  const t = translatorFor(language, "discussions");
  const href = discussionAddress(discussion.slug);
  return (
    <div className="min-w-0 flex-1">
      <h2 className="text-lead md:text-title">
        <a href={href}>{discussion.title}</a>
      </h2>
      {discussion.lead ? (
        <p className="mt-2">{discussion.lead}</p>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list
        <div className="prose mt-2 line-clamp-3" dangerouslySetInnerHTML={{ __html: discussion.description }} />
      )}
      {discussion.latest && <LatestComment latest={discussion.latest} language={language} />}
      <p className="mt-2 flex flex-col gap-x-4 text-small text-ink-soft sm:flex-row sm:flex-wrap sm:items-center">
        {/* The question that opens a discussion counts as its first contribution. */}
        <span className="sm:basis-full">
          {discussion.total_comments > 0 ? t("commentCount", { count: discussion.total_comments }) : t("openedBy")}
        </span>
        <time dateTime={discussion.created_on}>
          {t("createdOn", { date: dayMonthYear(discussion.created_on, language) })}
        </time>
        <a
          href={`${href}#add-comment`}
          aria-label={t("addCommentTo", { title: discussion.title })}
          className="inline-flex min-h-12 items-center gap-2 lowered-0 font-semibold sm:ms-auto"
        >
          <Icon name="pencil" className="size-5" /> {t("addComment")}
        </a>
      </p>
    </div>
  );
}

function LatestComment({ latest, language }: { latest: NonNullable<DiscussionAnswer["latest"]>; language: Language }) {
  const t = translatorFor(language, "discussions");
  return (
    <blockquote className="mt-3 border-s-4 border-marigold ps-3">
      <p className="mb-1 flex items-center gap-2 text-small font-semibold text-ink-soft">
        <Face name={latest.comment_by} />
        {t("lastComment", { name: latest.comment_by, date: dayMonthYear(latest.commented_on, language) })}
      </p>
      <p lang={languageOfScript(latest.comment)} className="line-clamp-2 wrap-anywhere">
        {latest.comment}
      </p>
    </blockquote>
  );
}
