import { createHmac, randomBytes } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { facebookApp, facebookEnvironment } from "./environment";

type FacebookUser = { id: string; name?: string; email?: string; first_name?: string; last_name?: string };

/** A fake of Facebook's dialog and Graph API, over real HTTP on loopback. */
export type FacebookStandIn = {
  environment: Record<string, string>;
  /** The user who is signed in at the provider. */
  user: FacebookUser;
  /** The user that the Graph API returns for a token, when it should be another one. */
  userOfGraph: FacebookUser | null;
  /** An access token as the mobile app, or another app, would get it. */
  accessTokenFor: (appId: string, isValid?: boolean) => string;
  stop: () => Promise<void>;
};

type Token = { app_id: string; is_valid: boolean; user_id: string };
type Answer = { status?: number; body?: unknown; location?: string };

export async function startFacebook(port = 0): Promise<FacebookStandIn> {
  const tokens = new Map<string, Token>();
  const codes = new Map<string, { redirectUri: string; userId: string }>();
  const accessTokenFor = (appId: string, isValid = true) => {
    const token = `EAA${randomBytes(12).toString("hex")}`;
    tokens.set(token, { app_id: appId, is_valid: isValid, user_id: facebook.user.id });
    return token;
  };
  const errorAnswer = {
    status: 400,
    body: { error: { message: "Invalid OAuth access token.", type: "OAuthException", code: 190 } },
  };

  const answers: Record<string, (given: URLSearchParams, request: http.IncomingMessage) => Answer> = {
    "GET /dialog/oauth": (given) => {
      const code = randomBytes(12).toString("hex");
      codes.set(code, { redirectUri: String(given.get("redirect_uri")), userId: facebook.user.id });
      return { location: `${given.get("redirect_uri")}?code=${code}&state=${given.get("state")}` };
    },
    "POST /graph/oauth/access_token": (given) => {
      const code = codes.get(String(given.get("code")));
      codes.delete(String(given.get("code")));
      const isOurs = given.get("client_id") === facebookApp.id && given.get("client_secret") === facebookApp.secret;
      if (!code || !isOurs || given.get("redirect_uri") !== code.redirectUri) return errorAnswer;
      return { body: { access_token: accessTokenFor(facebookApp.id), token_type: "bearer", expires_in: 5183944 } };
    },
    "GET /graph/debug_token": (given) => {
      if (given.get("access_token") !== `${facebookApp.id}|${facebookApp.secret}`) return errorAnswer;
      const token = tokens.get(String(given.get("input_token")));
      return { body: { data: token ? { ...token, type: "USER" } : { is_valid: false } } };
    },
    "GET /graph/me": (given, request) => {
      const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
      const proof = createHmac("sha256", facebookApp.secret).update(token).digest("hex");
      return tokens.has(token) && given.get("appsecret_proof") === proof
        ? { body: facebook.userOfGraph ?? facebook.user }
        : errorAnswer;
    },
  };

  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://facebook.invalid");
    let posted = "";
    for await (const chunk of request) posted += chunk;
    const answer = answers[`${request.method} ${url.pathname}`]?.(
      posted ? new URLSearchParams(posted) : url.searchParams,
      request,
    ) ?? { status: 404 };
    if (answer.location) response.writeHead(302, { location: answer.location }).end();
    else
      response
        .writeHead(answer.status ?? 200, { "content-type": "application/json; charset=UTF-8" })
        .end(JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const facebook: FacebookStandIn = {
    environment: facebookEnvironment((server.address() as AddressInfo).port),
    user: { id: "0" },
    userOfGraph: null,
    accessTokenFor,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return facebook;
}
