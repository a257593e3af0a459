import * as openid from "openid-client";
import type { Platform } from "../../contract/social";
import { CallError } from "../../platform/call-error";
import type { FacebookSettings, GoogleSettings, Settings } from "../../platform/settings";
import { fetchAtMost, providerTimeoutMs } from "./ask-provider";

/** The library's own type of a body has one more form of bytes than TypeScript's. */
const boundedFetch: openid.CustomFetch = (address, options) => fetchAtMost(address, options as RequestInit);

const hourMs = 60 * 60 * 1000;
const known = new Map<string, { client: Promise<openid.Configuration>; loadedAt: number }>();

/**
 * The portal's client configuration for a provider. @throws CallError when the provider is not configured, or Google's
 * discovery document is unavailable
 */
export async function providerClient(
  { social: { google, facebook } }: Settings,
  platform: Platform,
): Promise<openid.Configuration> {
  if (platform === "google" && google) return googleClient(google);
  if (platform === "facebook" && facebook) return facebookClient(facebook);
  throw new CallError("BAD_REQUEST", "socialNotSetUp");
}

/** Reads Google's endpoints and keys from its discovery document, cached for an hour. */
function googleClient(google: GoogleSettings): Promise<openid.Configuration> {
  const key = JSON.stringify(google);
  const found = known.get(key);
  if (found && Date.now() - found.loadedAt < hourMs) return found.client;
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
  known.set(key, { client, loadedAt: Date.now() });
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
