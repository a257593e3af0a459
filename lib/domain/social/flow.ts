import { sealData } from "iron-session";
import * as openid from "openid-client";
import type { Platform } from "../../contract/social";
import { CallError } from "../../platform/call-error";
import type { Language } from "../../platform/i18n/language";
import { unsealByAny } from "../../platform/session";
import type { FacebookSettings, GoogleSettings, Settings } from "../../platform/settings";
import { fetchAtMost, providerTimeoutMs } from "./ask-provider";

/** The longest time a user may need at the provider. */
export const sealSeconds = 600;

/** Seals the flow for a cookie; the browser can neither read nor change it. */
export function sealFlow(flow: SocialFlow, secret: string): Promise<string> {
  return sealData(flow, { password: secret, ttl: sealSeconds });
}

/** Opens a sealed flow; null when it is missing, forged, expired, or of another provider. */
export async function openFlow(
  seal: string | undefined,
  platform: SocialFlow["platform"],
  secrets: readonly string[],
): Promise<SocialFlow | null> {
  const opened = seal ? await unsealByAny<Partial<SocialFlow>>(seal, secrets, sealSeconds) : null;
  const flow = opened?.data;
  return flow?.state && flow.platform === platform ? (flow as SocialFlow) : null;
}

/** The library's own type of a body has one more form of bytes than TypeScript's. */
const boundedFetch: openid.CustomFetch = (address, options) => fetchAtMost(address, options as RequestInit);

const hourMs = 60 * 60 * 1000;
const known = new Map<string, { client: Promise<openid.Configuration>; loadedAt: number }>();

/** The client configuration of a provider. @throws CallError when it is not configured or Google does not answer */
async function providerClient({ social: { google, facebook } }: Settings, platform: Platform) {
  if (platform === "google" && google) return googleClient(google);
  if (platform === "facebook" && facebook) return facebookClient(facebook);
  throw new CallError("BAD_REQUEST", "socialNotSetUp");
}

/** Reads Google's endpoints and keys from its discovery document, cached for an hour. */
function googleClient(google: GoogleSettings): Promise<openid.Configuration> {
  const key = JSON.stringify(google);
  const found = known.get(key);
  if (found && performance.now() - found.loadedAt < hourMs) return found.client;
  const client = openid
    .discovery(new URL(google.issuer), google.clientId, undefined, openid.ClientSecretPost(google.clientSecret), {
      // Checks the signature too, although the token comes directly from Google.
      execute: [openid.enableNonRepudiationChecks, ...onLoopback(google.issuer)],
      timeout: providerTimeoutMs() / 1000,
      [openid.customFetch]: boundedFetch,
    })
    .catch((error: unknown) => {
      known.delete(key);
      console.error("social: Google's configuration", error instanceof Error ? error.message : error);
      throw new CallError("SERVICE_UNAVAILABLE", "socialUnavailable", { retryAfterSeconds: 10 });
    });
  known.set(key, { client, loadedAt: performance.now() });
  return client;
}

/** Facebook offers OAuth 2 without discovery; its two addresses are in the settings. */
function facebookClient({ appId, appSecret, dialogUrl, graphUrl }: FacebookSettings): openid.Configuration {
  const server = {
    issuer: new URL(dialogUrl).origin,
    authorization_endpoint: dialogUrl,
    token_endpoint: `${graphUrl}/oauth/access_token`,
  };
  const client = new openid.Configuration(server, appId, undefined, openid.ClientSecretPost(appSecret));
  client[openid.customFetch] = boundedFetch;
  client.timeout = providerTimeoutMs() / 1000;
  for (const allow of onLoopback(graphUrl)) allow(client);
  return client;
}

/** The settings allow http:// on this machine only, for tests. */
function onLoopback(address: string): ((client: openid.Configuration) => void)[] {
  return address.startsWith("http:") ? [openid.allowInsecureRequests] : [];
}

/** The page to return to, the language and the campaign of a sign-in. */
type SocialRequest = { language: Language; returnTo: string; courseId: string; campaign: string; source: string };

/** A sign-in in progress: the values that the provider must return, and the page to open afterwards. */
export type SocialFlow = SocialRequest & { platform: Platform; state: string; verifier: string; nonce: string };

const scopes: Record<Platform, string> = { google: "openid email profile", facebook: "email,public_profile" };

/** The redirect address, which must also be registered with the provider. */
function callbackAddress({ portalUrl }: Settings, platform: Platform): string {
  return `${portalUrl}/api/social/${platform}/callback`;
}

/** Starts a sign-in. @returns the address and the flow to seal in a cookie @throws CallError if unavailable */
export async function startFlow(settings: Settings, platform: Platform, request: SocialRequest) {
  const client = await providerClient(settings, platform);
  const flow = {
    ...request,
    platform,
    state: openid.randomState(),
    verifier: openid.randomPKCECodeVerifier(),
    nonce: openid.randomNonce(),
  };
  const parameters = {
    redirect_uri: callbackAddress(settings, platform),
    scope: scopes[platform],
    response_type: "code",
    state: flow.state,
  };
  const leadsTo = openid.buildAuthorizationUrl(client, {
    ...parameters,
    ...(platform === "google" ? await googleParameters(flow) : {}),
  });
  return { leadsTo, flow };
}

/** Makes Google ask for the account, because the previous user of a shared phone may still be signed in there. */
async function googleParameters({ verifier, nonce }: SocialFlow): Promise<Record<string, string>> {
  return {
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    nonce,
    prompt: "select_account",
  };
}

/** Finishes a sign-in by the callback. @returns the access token @throws CallError when rejected or unavailable */
export async function finishFlow(settings: Settings, flow: SocialFlow, query: string): Promise<string> {
  if (new URLSearchParams(query).get("state") !== flow.state) throw new CallError("UNAUTHORIZED", "socialExpired");
  const client = await providerClient(settings, flow.platform);
  const checks =
    flow.platform === "google"
      ? { expectedState: flow.state, pkceCodeVerifier: flow.verifier, expectedNonce: flow.nonce }
      : { expectedState: flow.state };
  // From the settings instead of the request, because a proxy may serve another address.
  const here = new URL(`${callbackAddress(settings, flow.platform)}?${query}`);
  try {
    return (await openid.authorizationCodeGrant(client, here, checks)).access_token;
  } catch (error) {
    throw signInError(flow.platform, error);
  }
}

function signInError(platform: Platform, error: unknown): CallError {
  if (error instanceof openid.AuthorizationResponseError && error.error === "access_denied")
    return new CallError("UNAUTHORIZED", "socialCancelled");
  // A wrong client secret shows only here. Codes and tokens must not be logged.
  const { message, code, error: reason } = error as { message?: string; code?: string; error?: string };
  console.error(`social: ${platform}:`, reason ?? code ?? "", message);
  if (isUnavailable(error)) return new CallError("SERVICE_UNAVAILABLE", "socialUnavailable", { retryAfterSeconds: 10 });
  return new CallError("UNAUTHORIZED", "socialRejected");
}

/** Whether the provider gave no answer, none in time, or a temporary error. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (error instanceof openid.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof openid.ClientError)) return false;
  return error.code === "OAUTH_TIMEOUT" || (error.cause instanceof Response && error.cause.status >= 500);
}
