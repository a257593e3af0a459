"use client";

import { RegistrationForm, SocialButtons } from "@/components/account/client";
import { Dialog } from "@/components/ui/dialog";
import { VideoScreen, videoSource } from "@/components/video/client";
import type { Language } from "@/lib/platform/i18n/language";
import type { BannerTexts } from "./banner-texts";
import type { loadBannerForm } from "./load-registration";

type Props = { open: boolean; onClose: () => void; goal: BannerGoal; texts: BannerTexts };
type BannerForm = Awaited<ReturnType<typeof loadBannerForm>>;

/** The registration form of a banner, which leads to its course or page. */
export function BannerFormDialog({ open, onClose, goal, texts, registration }: Props & { registration: BannerForm }) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.formTitle} closeLabel={texts.close} sheet>
      <p>{(goal.courseId ? texts.opensAfter : texts.opensPage).replace("{name}", goal.name)}</p>
      <p className="mb-4">
        {texts.haveAccount}{" "}
        <a
          href={`/login?rdir=${encodeURIComponent(goal.href)}`}
          className="inline-flex min-h-12 items-center underline"
        >
          {texts.login}
        </a>
      </p>
      <RegistrationForm
        {...registration.form}
        course={goal.courseId ? { id: goal.courseId, name: goal.name } : undefined}
        returnTo={goal.href}
      />
      <SocialButtons
        texts={registration.social}
        courseId={goal.courseId}
        returnTo={goal.courseId ? undefined : goal.href}
      />
    </Dialog>
  );
}

/** The video that a learner sees instead of the form. */
export function BannerVideoDialog({ open, onClose, goal, texts }: Props) {
  const source = videoSource(texts.video);
  if (!source) return null;
  return (
    <Dialog open={open} onClose={onClose} title={texts.videoTitle} closeLabel={texts.close} wide>
      {open && (
        <VideoScreen source={source} title={texts.videoTitle} language={goal.language} wordsLabel={texts.videoWords} />
      )}
    </Dialog>
  );
}

/** The course or page that a banner leads to after the registration. */
export type BannerGoal = { courseId?: string; href: string; name: string; language: Language };
