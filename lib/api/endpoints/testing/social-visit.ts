import { handleCall } from "../../http/route";
import { handleSocialCallback, handleSocialStart } from "../social";

export const api = "http://portal.invalid";

type Provider = "google" | "facebook";
/** The cookies of a browser. */
export type Jar = Map<string, string>;

/** Stores cookies as a browser does. */
function storeCookies(jar: Jar, answer: Response): Response {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/Max-Age=0/.test(cookie)) jar.delete(name);
    else jar.set(name, value);
  }
  return answer;
}
export const sent = (jar: Jar) => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") });
/** Where an answer sends the browser, without the address of the portal. */
export const sentTo = (answer: Response) => answer.headers.get("location")?.replace(api, "");

export async function start(jar: Jar, provider: Provider = "google", query = ""): Promise<Response> {
  return storeCookies(
    jar,
    await handleSocialStart(
      new Request(`${api}/api/social/${provider}/start${query}`, { headers: sent(jar) }),
      provider,
    ),
  );
}

/** Signs in at the provider over HTTP. @returns where it sends the browser back to */
export async function atProvider(started: Response): Promise<URL> {
  const answer = await fetch(String(started.headers.get("location")), { redirect: "manual" });
  return new URL(String(answer.headers.get("location")));
}
export async function comeBack(jar: Jar, back: URL, provider: Provider = "google"): Promise<Response> {
  return storeCookies(jar, await handleSocialCallback(new Request(back, { headers: sent(jar) }), provider));
}
export async function signIn(jar: Jar, provider: Provider = "google", query = ""): Promise<Response> {
  return comeBack(jar, await atProvider(await start(jar, provider, query)), provider);
}
export async function call(
  jar: Jar,
  method: string,
  address: string,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const headers = { ...sent(jar), "content-type": "application/json" };
  const answer = await handleCall(
    new Request(`${api}/api${address}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );
  storeCookies(jar, answer);
  return answer.json();
}
export const whoIs = (jar: Jar) => call(jar, "POST", "/checkAuth", {});
