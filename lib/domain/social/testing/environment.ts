export const googleClient = { id: "portal-of-the-tests.apps.example", secret: "google-secret-of-the-tests" };
export const facebookApp = { id: "1234567890", secret: "facebook-secret-of-the-tests" };

/** The settings of a portal that uses the fake provider of `google.ts`. */
export function googleEnvironment(port: number): Record<string, string> {
  const address = `http://127.0.0.1:${port}`;
  return {
    GOOGLE_CLIENT_ID: googleClient.id,
    GOOGLE_CLIENT_SECRET: googleClient.secret,
    GOOGLE_ISSUER: address,
    GOOGLE_TOKENINFO_URL: `${address}/tokeninfo`,
    GOOGLE_USERINFO_URL: `${address}/userinfo`,
  };
}

/** The settings of a portal that uses the fake provider of `facebook.ts`. */
export function facebookEnvironment(port: number): Record<string, string> {
  const address = `http://127.0.0.1:${port}`;
  return {
    FACEBOOK_APP_ID: facebookApp.id,
    FACEBOOK_APP_SECRET: facebookApp.secret,
    FACEBOOK_DIALOG_URL: `${address}/dialog/oauth`,
    FACEBOOK_GRAPH_URL: `${address}/graph`,
  };
}

/** For browser tests: the portal starts before the fake providers, so their ports are derived from its own. */
export const portsBeside = (portalPort: number) => ({ google: portalPort + 1, facebook: portalPort + 2 });
