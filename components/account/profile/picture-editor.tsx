"use client";

import { type ChangeEvent, type ReactNode, useId, useRef, useState } from "react";
import { callProblem } from "@/components/forms/call-problem";
import { AccountField } from "@/components/layout/visitor/account-field";
import { noteLearner, useVisitor } from "@/components/layout/visitor/visitor";
import { Avatar, type AvatarOf } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Signed } from "@/components/ui/drawn-signs";
import { useScriptWorks } from "@/components/ui/use-script-works";
import type { PictureTexts } from "./form-props";

type Props = {
  of: AvatarOf;
  texts: PictureTexts;
  justSaved: boolean;
  /** The error message of the form without JavaScript. */
  serverError: string | undefined;
  children: ReactNode;
};

/** The picture and its controls: JavaScript scales a photo down and uploads it; without it a form does. */
export function PictureEditor({ of, texts, justSaved, serverError, children }: Props) {
  const id = useId();
  const works = useScriptWorks();
  const visitor = useVisitor();
  const [avatar, setAvatar] = useState(of.avatar);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(justSaved);
  const [problem, setProblem] = useState(serverError);
  const chooser = useRef<HTMLInputElement>(null);

  const change = async (work: () => Promise<string | null>) => {
    setBusy(true);
    setProblem(undefined);
    setSaved(false);
    try {
      const address = await work();
      setAvatar(address);
      setSaved(true);
      noteLearner({ avatar: address });
      showToast("success", texts.profileUpdated);
    } catch (error) {
      const { message } =
        error instanceof NoPicture ? { message: texts.pictureInvalid } : callProblem(error, "", texts.offline);
      setProblem(message);
      showToast("error", message);
    }
    setBusy(false);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file && !busy) await change(() => savePicture(file));
    target.value = "";
  };

  return (
    <div className="flex min-w-0 items-start gap-4 lg:flex-col">
      <Avatar
        of={{
          ...of,
          ...(visitor.state === "learner" && { firstName: visitor.firstName, lastName: visitor.lastName }),
          avatar,
        }}
        size="large"
      />
      <div className="min-w-0 flex-1 lg:w-full">
        {children}
        <div className="-mt-2 flex flex-wrap items-center gap-x-3">
          {works ? (
            <div className="flex flex-wrap gap-x-4">
              <input
                ref={chooser}
                id={`${id}file`}
                type="file"
                accept="image/jpeg,image/png,image/webp"
                aria-label={texts.picture}
                tabIndex={-1}
                onChange={choose}
                className="sr-only"
              />
              <Button
                look="quiet"
                size="small"
                className="!px-0 underline"
                aria-disabled={busy}
                aria-describedby={`${id}status`}
                onClick={() => chooser.current?.click()}
              >
                {busy ? texts.savingPicture : avatar ? texts.changePicture : texts.addPicture}
              </Button>
              {avatar && !busy && (
                <Button look="quiet" size="small" className="!px-0 underline" onClick={() => change(removePicture)}>
                  {texts.removePicture}
                </Button>
              )}
            </div>
          ) : (
            <PictureForms hasPicture={avatar !== null} texts={texts} />
          )}
          <div id={`${id}status`} className="text-small leading-snug">
            <p className="text-ink-soft">{texts.pictureHint}</p>
            <p role="alert" className="font-semibold text-sindoor empty:hidden">
              <Signed sign="cross">{problem}</Signed>
            </p>
            <p role="status" className="font-semibold text-leaf empty:hidden">
              <Signed sign="check">{saved && texts.profileUpdated}</Signed>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

class NoPicture extends Error {}

async function savePicture(file: File): Promise<string> {
  const { scalePicture } = await import("./scale-picture");
  const image = await scalePicture(file);
  if (!image) throw new NoPicture();
  const { api } = await import("@/lib/api/client");
  return (await api.avatars.save({ image })).avatar;
}

async function removePicture(): Promise<null> {
  const { api } = await import("@/lib/api/client");
  await api.avatars.remove({});
  return null;
}

function showToast(kind: "success" | "error", message: string): void {
  import("@/components/ui/toasts").then(({ toast }) => toast(kind, message), console.error);
}

/** The picture forms without JavaScript, in a disclosure so that the page stays short. */
function PictureForms({ hasPicture, texts }: { hasPicture: boolean; texts: PictureTexts }) {
  return (
    <details className="text-start open:w-full">
      <summary className="inline-flex min-h-11 items-center text-small font-semibold text-peacock underline underline-offset-4">
        {hasPicture ? texts.changePicture : texts.addPicture}
      </summary>
      <form action="/profile/picture" method="post" encType="multipart/form-data" className="mt-2 grid gap-3">
        <AccountField />
        <label className="block">
          <span className="block text-small text-ink-soft">{texts.pictureLimit}</span>
          <input
            type="file"
            name="picture"
            accept="image/jpeg,image/png,image/webp"
            className="mt-1 block min-h-12 w-full py-2"
          />
        </label>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small">
            {texts.savePicture}
          </Button>
          {hasPicture && (
            <Button type="submit" name="remove" value="1" look="secondary" size="small">
              {texts.removePicture}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}
