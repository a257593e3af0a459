import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { Pager } from "./comments/pager";
import { listAddress } from "./comments/place";
import { DiscussionList } from "./discussion-list";
import type { DiscussionPage } from "./load-list";

/** One page of the forum's list with a banner at the side. Empty pages are not linked. */
export async function ListScreen({ list, language }: { list: DiscussionPage; language: Language }) {
  const { records, page, total_pages } = list;
  const api = publicApi(language);
  const [t, shell, banner] = await Promise.all([
    getTranslations("discussions"),
    getTranslations("shell"),
    api.pages.banner({ id: 1, language }).then(
      ({ data }) => data.code,
      () => "",
    ),
  ]);
  const crumbs = page > 1 ? [{ label: t("title"), href: listAddress() }, { label: t("toPage", { page }) }] : [{ label: t("title") }];
  return (
    <div className="container-page pb-10">
      <Breadcrumb crumbs={[{ label: shell("home"), href: "/" }, ...crumbs]} found={{ path: listAddress(page), language }} />
      <div className={banner ? "lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-x-12" : "mx-auto max-w-[46rem]"}>
        <div>
          <h1>{page > 1 ? t("listPage", { page }) : t("title")}</h1>
          <p className="mt-2 mb-6 max-w-2xl">{t("lead")}</p>
          {records.length === 0 ? (
            <p>{t("emptyPage")}</p>
          ) : (
            <>
              <DiscussionList discussions={records} language={language} />
              <Pager page={page} pages={total_pages} label={t("listPages")} hrefOf={listAddress} />
            </>
          )}
        </div>
        {banner && (
          <aside aria-label={t("sideColumn")} className="mt-8 rounded-card border border-hairline bg-white p-5 lg:sticky lg:top-4 lg:mt-0">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
            <div lang={language} className="prose [&>:first-child]:mt-0" dangerouslySetInnerHTML={{ __html: banner }} />
          </aside>
        )}
      </div>
    </div>
  );
}
