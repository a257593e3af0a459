import * as openid from "openid-client";
import type { Platform } from "../../contract/social";
import { CallError } from "../../platform/call-error";
import type { Language } from "../../platform/i18n/language";
import type { Settings } from "../../platform/settings";
import { providerClient } from "./clients";

/** The page to return to, the language and the campaign of a sign-in. */
type SocialRequest = { language: Language; returnTo: string; courseId: string; campaign: string; source: string };

/** A sign-in in progress: the values that the provider must return, and the page to open afterwards. */
export type SocialFlow = SocialRequest & { platform: Platform; state: string; verifier: string; nonce: string };

const scopes: Record<Platform, string> = { google: "openid email profile", facebook: "email,public_profile" };

/** The redirect address, which must also be registered with the provider. */
function callbackAddress({ portalUrl }: Settings, platform: Platform): string {
  return `${portalUrl}/api/social/${platform}/callback`;
}

/**
 * Starts a sign-in. @returns the provider's address, and the flow to seal in a cookie until the callback @throws
 * CallError when the provider is not configured or unavailable
 */
export async function startFlow(
  settings: Settings,
  platform: Platform,
  request: SocialRequest,
): Promise<{ leadsTo: URL; flow: SocialFlow }> {
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

/**
 * Finishes a sign-in with the provider's callback. @returns the access token @throws CallError when the provider
 * rejects it or is unavailable
 */
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
export function isUnavailable(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (error instanceof openid.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof openid.ClientError)) return false;
  return error.code === "OAUTH_TIMEOUT" || (error.cause instanceof Response && error.cause.status >= 500);
}
