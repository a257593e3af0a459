"use client";

import { type MouseEvent, type ReactNode, useState } from "react";
import { useVisitor, whenVisitorKnown } from "@/components/layout/visitor/visitor";
import { LinkButton } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import type { BannerGoal } from "./banner-dialogs";
import type { BannerTexts } from "./banner-texts";
import { loadBannerForm } from "./load-registration";

type RenderDialog = (shown: { open: boolean; onClose: () => void }) => ReactNode;

/** The action of a banner: the registration form for a guest, the video for a learner; both load on demand. */
export function BannerAction({ goal, texts }: { goal: BannerGoal; texts: BannerTexts }) {
  const { state } = useVisitor();
  const isLearner = state === "learner";
  const [loading, setLoading] = useState(false);
  const [open, setOpen] = useState(false);
  const [show, setShow] = useState<RenderDialog | null>(null);
  const hrefFor = (learner: boolean) =>
    learner
      ? texts.video
      : goal.courseId
        ? `/register?course=${goal.courseId}`
        : `/register?rdir=${encodeURIComponent(goal.href)}`;

  const load = async (learner: boolean): Promise<RenderDialog> => {
    const { BannerFormDialog, BannerVideoDialog } = await import("./banner-dialogs");
    if (learner) return (shown) => <BannerVideoDialog {...shown} goal={goal} texts={texts} />;
    const registration = await loadBannerForm(goal.language);
    return (shown) => <BannerFormDialog {...shown} goal={goal} texts={texts} registration={registration} />;
  };
  const onClick = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (loading) return;
    setLoading(true);
    const learner = (await whenVisitorKnown()).state === "learner";
    try {
      const loaded = show ?? (await load(learner));
      setShow(() => loaded);
      setOpen(true);
    } catch {
      window.location.assign(hrefFor(learner));
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <LinkButton
        href={hrefFor(isLearner)}
        onClick={onClick}
        aria-disabled={loading}
        className="w-full sm:w-auto sm:min-w-72 sm:px-8"
      >
        {loading ? (
          texts.opening
        ) : (
          <>
            {state !== "learner" && (
              <Label icon="arrow" className={state === "unknown" ? "for-guests" : ""}>
                {goal.courseId ? texts.start : texts.startPage}
              </Label>
            )}
            {state !== "guest" && (
              <Label icon="play" className={state === "unknown" ? "for-learners" : ""}>
                {texts.watch}
              </Label>
            )}
          </>
        )}
      </LinkButton>
      {show?.({ open, onClose: () => setOpen(false) })}
    </>
  );
}

/** Before the visitor is known, the page has both; a browser with a session shows that of learners. */
function Label({ icon, className, children }: { icon: IconName; className: string; children: string }) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      {children}
      <Icon name={icon} />
    </span>
  );
}
