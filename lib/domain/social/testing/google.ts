import type { AddressInfo } from "node:net";
import { type MutableToken, OAuth2Server } from "oauth2-mock-server";
import { googleClient, googleEnvironment } from "./environment";

type GoogleUser = {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
};
type Claims = Record<string, unknown>;

/** An OpenID provider on loopback with Google's token information endpoint. Tests can change its answers. */
export type GoogleStandIn = {
  environment: Record<string, string>;
  /** The user who is signed in at the provider. */
  user: GoogleUser;
  /** Changes the claims of the code flow's ID tokens. */
  changeIdToken: (claims: Claims) => void;
  changeAccessToken: (claims: Claims) => void;
  /** Makes the endpoint of that name answer with this status, redirect, or not answer. */
  broken: Partial<Record<"token" | "tokeninfo", number | "redirect" | "silence" | "too long">>;
  /** An access token as the mobile app would get it. */
  accessTokenFor: (audience: string) => Promise<string>;
  stop: () => Promise<void>;
};

const unchanged = () => undefined;

export async function startGoogle(port = 0): Promise<GoogleStandIn> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(port, "127.0.0.1");
  const ownPort = (server.address() as AddressInfo).port;
  const address = `http://127.0.0.1:${ownPort}`;
  server.issuer.url = address;
  const google: GoogleStandIn = {
    environment: googleEnvironment(ownPort),
    user: { sub: "nobody" },
    changeIdToken: unchanged,
    changeAccessToken: unchanged,
    broken: {},
    accessTokenFor: (audience) =>
      server.issuer.buildToken({
        scopesOrTransform: (_, claims) => void Object.assign(claims, { sub: google.user.sub, aud: audience }),
      }),
    stop: () => server.stop(),
  };
  const { service } = server;
  service.on("beforeTokenSigning", ({ payload }: MutableToken) => {
    // The mock sets an audience in the ID token only.
    const isIdToken = "aud" in payload;
    Object.assign(payload, { sub: google.user.sub, aud: googleClient.id });
    (isIdToken ? google.changeIdToken : google.changeAccessToken)(payload);
  });
  service.on(
    "beforeResponse",
    (answer: { statusCode: number; body: unknown }, { body }: { body: { client_secret?: string } }) => {
      if (body.client_secret !== googleClient.secret)
        Object.assign(answer, { statusCode: 401, body: { error: "invalid_client" } });
      if (typeof google.broken.token === "number")
        Object.assign(answer, { statusCode: google.broken.token, body: { error: "server_error" } });
    },
  );
  service.on("beforeUserinfo", (answer: { body: unknown }) => {
    answer.body = google.user;
  });
  service.addRoute("GET", "/tokeninfo", (request, response) => {
    const { tokeninfo: broken } = google.broken;
    if (broken === "silence") return;
    if (broken === "redirect")
      response.writeHead(302, { location: `${address}/elsewhere?access_token=${request.query.access_token}` }).end();
    else if (typeof broken === "number") response.writeHead(broken).end();
    else
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(
          JSON.stringify(tokenInfo(String(request.query.access_token), google.user)) +
            (broken === "too long" ? " ".repeat(1024 * 1024) : ""),
        );
  });
  // The target of the redirect answers what an attacker would want.
  service.addRoute("GET", "/elsewhere", (_, response) => {
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ aud: googleClient.id, sub: google.user.sub }));
  });
  return google;
}

/** Google returns booleans and numbers as text here. */
function tokenInfo(accessToken: string, user: GoogleUser): Claims {
  const claims = JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString()) as Claims;
  return {
    azp: claims.aud,
    aud: claims.aud,
    sub: claims.sub,
    scope: "openid",
    expires_in: "3599",
    email: user.email,
    email_verified: String(user.email_verified),
  };
}
