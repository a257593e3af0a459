import { apiClientFor } from "../backend";
import { readCallError } from "../call-error";
import { isFromAnotherAccount } from "../caller";
import { admitForm, RequestError } from "../http/check-request";
import { fileIn, textIn } from "../http/read-form";
import { identifyCaller } from "../http/route";
import { accountField, otherAccountPage } from "../page-account/account-names";

/**
 * The picture's form without JavaScript. It has a handler of its own because a photo is larger than a server action
 * should accept; the answer always leads back to the profile, which shows the result (`saved` or `rejected`).
 */
export async function handlePictureForm(request: Request): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const answer = (address: string) => {
    headers.set("Location", address);
    return new Response(null, { status: 303, headers });
  };
  try {
    const form = await admitForm(request);
    const caller = { ...(await identifyCaller(request, headers)), renderedFor: textIn(form, accountField) || null };
    if (isFromAnotherAccount(caller)) return answer(otherAccountPage);
    const api = apiClientFor(caller);
    const file = fileIn(form, "picture");
    if (textIn(form, "remove") === "1") await api.avatars.remove();
    else if (file && file.size > 0)
      await api.avatars.save({ image: Buffer.from(await file.arrayBuffer()).toString("base64") });
    else return answer("/profile?rejected=choosePicture");
  } catch (error) {
    return answer(wayBack(error));
  }
  return answer("/profile?saved=picture");
}

function wayBack(error: unknown): string {
  if (error instanceof RequestError && error.status !== 503)
    return error.status === 403
      ? "/profile"
      : `/profile?rejected=${error.status === 413 ? "pictureTooLarge" : "pictureInvalid"}`;
  const failed = readCallError(error);
  if (!failed || (failed.status >= 500 && failed.status !== 503)) throw error;
  const { status, key } = failed;
  if (status === 401) return "/login?rdir=/profile";
  if (status === 503) return `/profile?rejected=${key === "storageFull" ? key : "pictureBusy"}`;
  return key === "signInAgain" ? "/login?again=1&rdir=/profile" : `/profile?rejected=${key}`;
}
