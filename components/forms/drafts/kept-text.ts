import "server-only";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { cookies } from "next/headers";
import { keptTextCookie } from "@/lib/contract/meta/unsent";
import { settings } from "@/lib/platform/settings";

const lifetimeSeconds = 30 * 60;
const largestCookie = 3800;
const mostCharacters = 10_000;
/** A text is cut to this share of its length until its beginning fits. */
const share = 0.95;

/** A form whose text is kept. `account`: the marker of the writer's account; empty for a guest's comment. */
type Form = { name: string; account: string };

const start = ({ name, account }: Form) => `${name}.${account}.`;
const pack = (text: string) => deflateRawSync(text).toString("base64url");

/**
 * Stores a text that was typed without JavaScript in a cookie until the login (rule: draft.kept). A cookie holds about
 * 5,000 Hindi letters, because the text is compressed. @returns whether it holds the whole text or only the beginning
 */
export async function keepText(form: Form, text: string): Promise<"all" | "beginning"> {
  const room = largestCookie - start(form).length;
  let kept = text.slice(0, mostCharacters);
  let packed = pack(kept);
  while (packed.length > room && kept) {
    kept = kept.slice(0, Math.floor(kept.length * share));
    packed = pack(kept);
  }
  (await cookies()).set(keptTextCookie, `${start(form)}${packed}`, {
    path: "/",
    maxAge: lifetimeSeconds,
    httpOnly: true,
    sameSite: "lax",
    secure: settings().portalUrl.startsWith("https:"),
  });
  return kept === text ? "all" : "beginning";
}

/** The text from before the login; empty when there is none of this form and account. */
export async function readKeptText(form: Form): Promise<string> {
  const value = (await cookies()).get(keptTextCookie)?.value ?? "";
  if (!value.startsWith(start(form))) return "";
  try {
    return inflateRawSync(Buffer.from(value.slice(start(form).length), "base64url"), {
      maxOutputLength: mostCharacters * 4,
    }).toString("utf8");
  } catch {
    return "";
  }
}

/** Called once a form's text is stored. The text of another form still waits. */
export async function deleteKeptText(name: string): Promise<void> {
  const jar = await cookies();
  if (jar.get(keptTextCookie)?.value.startsWith(`${name}.`)) jar.delete(keptTextCookie);
}
