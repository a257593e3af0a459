import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { LinkButton } from "@/components/ui/button";
import type { ModuleDiscussionAnswer } from "@/lib/contract/discussions";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { CommentList } from "./comments/comment-list";
import { moduleAddress, publicModuleAddress } from "./comments/place";
import type { Loaded } from "./load-discussion";

type Props = { slug: string; loaded: Loaded<ModuleDiscussionAnswer>; language: Language };

/** A module discussion for everyone to read; enrolled learners write on the topic's page. */
export function ModuleScreen({ slug, loaded, language }: Props) {
  const { discussion, comments, page } = loaded;
  const t = translatorFor(language, "discussions");
  const title = discussion.topic_name ? t("moduleTitle", { topic: discussion.topic_name }) : t("sectionTitle");
  const course = discussion.course_name
    ? [{ label: discussion.course_name, href: `/info/course/${discussion.course_id}` }]
    : [];
  const write = moduleAddress(discussion.topic_id || slug);
  return (
    <div className="container-text pb-10">
      <Breadcrumb crumbs={[...course, { label: title }]} language={language} />
      <article>
        <h1>{title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
        <div lang={language} className="prose mt-4" dangerouslySetInnerHTML={{ __html: discussion.discussion }} />
      </article>
      <div className="mt-6">
        <LinkButton href={write}>{t("moduleWrite")}</LinkButton>
        <p className="mt-2 text-small text-ink-soft">{t("moduleWriteNote")}</p>
      </div>
      <CommentList
        place={{ kind: "module", slug }}
        comments={comments}
        total={discussion.total_comments}
        page={page}
        language={language}
        pageHref={(to) => publicModuleAddress(slug, to)}
      />
    </div>
  );
}
