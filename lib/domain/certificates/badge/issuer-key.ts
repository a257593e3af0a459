import { generate, toJwk } from "@digitalbazaar/ed25519-multikey";
import { keptSecret, type Settings } from "../../../platform/settings";

/** `did:web` of the portal's own address: whoever meets it fetches `/.well-known/did.json` from there. */
export function issuerDid(portalUrl: string): string {
  return `did:web:${encodeURIComponent(new URL(portalUrl).host)}`;
}

/** The key pair that signs badges, made from its seed (64 hexadecimal digits). Its id names the key itself, so that a new key gets a new id. */
export function issuerKey(seed: string, portalUrl: string) {
  return generate({ seed: Buffer.from(seed, "hex"), controller: issuerDid(portalUrl) });
}

/** The seed that the settings give, or the one that was made on the first start and is kept in the data folder. */
export function badgeSeed({ badgeKey, dataDir }: Pick<Settings, "badgeKey" | "dataDir">): string {
  return badgeKey ?? keptSecret(dataDir, "badge-key");
}

export type Identity = { badgeKey: string; portalUrl: string };

/** What `/.well-known/did.json` says: the portal's key, and that it may sign claims. */
export async function didDocument({ badgeKey, portalUrl }: Identity) {
  const { id, controller, publicKeyMultibase } = await issuerKey(badgeKey, portalUrl);
  return {
    "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/multikey/v1"],
    id: controller,
    alsoKnownAs: [portalUrl],
    verificationMethod: [{ id, type: "Multikey", controller, publicKeyMultibase }],
    assertionMethod: [id],
  };
}

/** The same key for those who read keys as JWK. */
export async function keySet({ badgeKey, portalUrl }: Identity) {
  const keyPair = await issuerKey(badgeKey, portalUrl);
  const { kty, crv, x } = await toJwk({ keyPair });
  return { keys: [{ kty, crv, x, kid: keyPair.id, use: "sig", alg: "EdDSA" }] };
}
