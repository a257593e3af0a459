"use server";

import { redirect } from "next/navigation";
import { carryToast } from "@/components/layout/visitor/carry-toast";
import type { ApiClient } from "@/lib/api/backend";
import { languageIn, textIn } from "@/lib/api/http/read-form";
import { formApi, resultOrGoBack } from "@/lib/api/server";

// The forms of a wall's page: their fields go to the API client, and the page is opened again with the result.

export async function shareWall(form: FormData): Promise<void> {
  const with_name = textIn(form, "name") === "1";
  await send(form, ({ certificates }, target) => certificates.shareWall({ ...target, with_name }));
}

export async function hideWall(form: FormData): Promise<void> {
  await send(form, ({ certificates }, target) => certificates.hideWall(target));
}

export async function chooseLook(form: FormData): Promise<void> {
  const look = { garment: textIn(form, "garment"), cloth: textIn(form, "cloth"), skin: textIn(form, "skin") };
  await send(form, ({ certificates }, { language }) =>
    certificates.chooseLook({ ...(look as Parameters<typeof certificates.chooseLook>[0]), language }),
  );
}

type Target = Parameters<ApiClient["certificates"]["hideWall"]>[0];

async function send(form: FormData, call: (api: ApiClient, target: Target) => Promise<{ message: string }>) {
  const language = languageIn(form);
  const courseId = textIn(form, "courseId");
  const here = `/view/course/${encodeURIComponent(courseId)}/wall`;
  const { message } = await resultOrGoBack(call(await formApi(form, language), { courseId, language }), here);
  await carryToast(message);
  redirect(here);
}
