"use client";

import { RegistrationForm } from "@/components/accounts/registration-form";
import { SocialButtons } from "@/components/social/social-buttons";
import { Dialog } from "@/components/ui/dialog";
import { VideoScreen } from "@/components/video/video-screen";
import { videoSource } from "@/components/video/video-source";
import type { BannerCourse, BannerTexts } from "./banner-action";
import type { loadBannerForm } from "./load-registration";

type Props = { open: boolean; onClose: () => void; course: BannerCourse; texts: BannerTexts };
export type BannerForm = Awaited<ReturnType<typeof loadBannerForm>>;

/** The registration form of a banner, tied to its course. */
export function BannerFormDialog({ open, onClose, course, texts, registration }: Props & { registration: BannerForm }) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.formTitle} closeLabel={texts.close}>
      <p>{texts.opensAfter.replace("{course}", course.name)}</p>
      <p className="mb-4">
        {texts.haveAccount}{" "}
        <a href={`/login?rdir=${encodeURIComponent(`/view/course/${course.id}`)}`} className="inline-flex min-h-12 items-center underline">
          {texts.login}
        </a>
      </p>
      <RegistrationForm {...registration.form} course={{ id: course.id, name: course.name }} />
      <SocialButtons texts={registration.social} courseId={course.id} />
    </Dialog>
  );
}

/** What a learner sees in its place. */
export function BannerVideoDialog({ open, onClose, course, texts }: Props) {
  const source = videoSource(texts.video);
  if (!source) return null;
  return (
    <Dialog open={open} onClose={onClose} title={texts.videoTitle} closeLabel={texts.close} wide>
      {open && <VideoScreen source={source} title={texts.videoTitle} language={course.language} wordsLabel={texts.videoWords} />}
    </Dialog>
  );
}
