import { Fold } from "@/components/ui/fold/fold";
import type { Language } from "@/lib/platform/i18n/language";
import { noticeGroups } from "./notice";
import { NoticeList, type NoticeTexts } from "./notice-list";

/** The stored data item by item, folded by groups. */
export function NoticeFolds({ language, texts }: { language: Language; texts: NoticeTexts }) {
  return (
    <div className="border-t border-hairline">
      {noticeGroups(language).map(({ id, title, items }) => (
        <Fold key={id} id={`data-${id}`} heading="h3" title={`${title} (${items.length})`}>
          <NoticeList
            items={items}
            texts={texts}
            className="grid gap-x-12 rounded-card border border-hairline bg-white px-4 md:px-8 lg:grid-cols-2"
          />
        </Fold>
      ))}
    </div>
  );
}
