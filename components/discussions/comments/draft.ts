import "server-only";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { cookies } from "next/headers";
import { longestComment } from "@/lib/contract/rules/comment";
import { settings } from "@/lib/platform/settings";
import type { CommentPlace } from "./place";

/** A guest's draft during the login. Compressed, 2,000 Hindi letters fit in a cookie. */
const draftCookie = "comment_draft";
const lifetimeSeconds = 30 * 60;
const largestCookie = 3800;

const draftName = ({ kind, slug }: CommentPlace) => `${kind}.${slug}`;

export async function storeDraftInCookie(place: CommentPlace, comment: string): Promise<void> {
  const packed = deflateRawSync(comment.slice(0, longestComment)).toString("base64url");
  const value = `${draftName(place)}.${packed}`;
  if (value.length > largestCookie) return;
  const secure = settings().portalUrl.startsWith("https:");
  (await cookies()).set(draftCookie, value, {
    path: "/",
    maxAge: lifetimeSeconds,
    httpOnly: true,
    sameSite: "lax",
    secure,
  });
}

/** The draft from before the login; empty when there is none. */
export async function readDraft(place: CommentPlace): Promise<string> {
  const value = (await cookies()).get(draftCookie)?.value ?? "";
  const before = `${draftName(place)}.`;
  if (!value.startsWith(before)) return "";
  try {
    return inflateRawSync(Buffer.from(value.slice(before.length), "base64url"), {
      maxOutputLength: longestComment * 4,
    }).toString("utf8");
  } catch {
    return "";
  }
}

export async function deleteDraftInCookie(): Promise<void> {
  const jar = await cookies();
  if (jar.has(draftCookie)) jar.delete(draftCookie);
}
