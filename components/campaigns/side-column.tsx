import { getTranslations } from "next-intl/server";
import { filmOf } from "@/components/courses/film";
import { LinkButton } from "@/components/ui/button";
import { FilmTranscript } from "@/components/video/film-transcript";
import { VideoPlayer } from "@/components/video/video-player";
import { videoTexts } from "@/components/video/video-texts";
import type { Language } from "@/lib/platform/i18n/language";
import type { CampaignPage } from "./campaign-page";
import { SideCard } from "./side-card";

/** The column beside the course: the form, or a video for a signed-in visitor. */
export async function SideColumn({ page: { campaign, course }, language }: { page: CampaignPage; language: Language }) {
  const [t, accounts] = await Promise.all([getTranslations("campaigns"), getTranslations("accounts")]);
  const film = filmOf(course, language);
  const card = (
    <section aria-labelledby="your-film">
      <h2 id="your-film" className="mb-3">
        {t("yourFilm")}
      </h2>
      {film && (
        <>
          <VideoPlayer src={film.src} title={film.title} language={language} texts={videoTexts(language)} />
          <FilmTranscript src={film.src} language={language} />
        </>
      )}
    </section>
  );
  return (
    <SideCard course={{ id: course.slug, name: course.name, language }} variant={campaign.form} film={card}>
      <section aria-labelledby="open-form" className="min-h-[60rem] [@media(scripting:none)]:min-h-0">
        <h2 id="open-form">{campaign.form === "up" ? accounts("enrollNow") : t("formTitle")}</h2>
        <p className="mt-1 mb-4 text-ink-soft">{t("formLead")}</p>
        <LinkButton href={`/${campaign.slug}/enroll`} look="secondary" className="w-full">
          {t("openForm")}
        </LinkButton>
      </section>
    </SideCard>
  );
}
