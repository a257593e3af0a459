import { sealData, unsealData } from "iron-session";

/** httpOnly; holds the sealed token. */
export const sessionCookie = "portal_session";
/** Readable by the islands: says only that somebody may be signed in, so that a guest's page asks nothing. */
export const hintCookie = "signed_in";
export const sessionSeconds = 60 * 60 * 24 * 30;

type Sealed = { token?: string };

export function sealToken(token: string, secret: string): Promise<string> {
  return sealData({ token } satisfies Sealed, { password: secret, ttl: sessionSeconds });
}

/** The token in a sealed cookie; null for none, a foreign or an expired one. Accounts §2: shorter than 5 characters counts as absent. */
export async function openSeal(seal: string | undefined, secret: string): Promise<string | null> {
  if (!seal) return null;
  try {
    const { token } = await unsealData<Sealed>(seal, { password: secret, ttl: sessionSeconds });
    return token && token.length >= 5 ? token : null;
  } catch {
    return null;
  }
}
