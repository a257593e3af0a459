import { readKeptText } from "@/components/forms/drafts/kept-text";
import {
  addressBefore,
  endsModule,
  ModuleEnd,
  StepLinks,
  type TopicAccess,
  UnreadPages,
  wayOn,
} from "@/components/learning";
import { PageError } from "@/lib/api/page-error";
import { resultOr, visitorApi } from "@/lib/api/server";
import { dangersIn } from "@/lib/contract/danger";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { CommentForm } from "./comments/comment-form";
import { CommentList } from "./comments/comment-list";
import { type CommentPlace, commentTextOf, moduleAddress } from "./comments/place";
import { fromModule, ofPage, pageCount } from "./comments/shown-comment";
import { commentFormTexts } from "./comments/texts";

type Props = {
  place: TopicAccess;
  /** The comment whose deletion is to be confirmed in the page. */
  confirming?: string;
  deleted?: string;
};

export async function DiscussionSection({ place: topicPlace, confirming, deleted }: Props) {
  const { topic, record, language, page } = topicPlace;
  const here = moduleAddress(topic._id, page);
  const { discussions } = await visitorApi(language);
  const t = translatorFor(language, "discussions");
  const [discussion, answered] = await Promise.all([
    resultOr(discussions.moduleDiscussion({ id: topic._id, language }), here),
    resultOr(discussions.moduleComments({ id: topic._id, page }), here),
  ]);
  if (page > pageCount(discussion.total_comments)) throw new PageError(404);
  const place: CommentPlace = { kind: "module", slug: topic._id };
  const draft = await readKeptText(commentTextOf(place));
  const isRequired = topic.completion_criteria.split(", ").includes("Discussion");
  return (
    <>
      <p className="text-small font-semibold text-ink-soft">{topic.name}</p>
      <h1>{t("sectionTitle")}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
      <div lang={language} className="prose mt-4" dangerouslySetInnerHTML={{ __html: discussion.discussion }} />
      {record.discussion > 0 && <p className="mt-3 text-small text-ink-soft">{t("sectionDone")}</p>}
      <CommentForm
        place={place}
        language={language}
        texts={
          await commentFormTexts({ language, forGuests: false, ...(isRequired && { required: discussion.discussion }) })
        }
        draft={draft}
        dangers={dangersIn(draft)}
        showsNewest={page === 1}
      />
      {endsModule(topicPlace, record.status === "Completed") && <ModuleEnd place={topicPlace} />}
      <CommentList
        place={place}
        comments={ofPage(answered, page).map(fromModule)}
        total={discussion.total_comments}
        page={page}
        language={language}
        pageHref={(to) => moduleAddress(topic._id, to)}
        visitors={{ confirming, deleted }}
        warnsOfReopening={isRequired}
      />
      {record.discussion > 0 && <UnreadPages place={topicPlace} />}
      <StepLinks
        language={language}
        next={wayOn(topic, "discussion", 1, record)}
        previous={addressBefore(topic, "discussion")}
      />
    </>
  );
}
