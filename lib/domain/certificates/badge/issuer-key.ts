import { generate, toJwk } from "@digitalbazaar/ed25519-multikey";
import { type Settings, storedSecret } from "../../../platform/settings";

/** The portal's `did:web` identifier, which verifiers resolve by fetching `/.well-known/did.json`. */
export function issuerDid(portalUrl: string): string {
  return `did:web:${encodeURIComponent(new URL(portalUrl).host)}`;
}

/**
 * The key pair that signs badges, derived from its seed (64 hexadecimal digits). Its id contains the public key, so a
 * new key gets a new id.
 */
export function issuerKey(seed: string, portalUrl: string) {
  return generate({ seed: Buffer.from(seed, "hex"), controller: issuerDid(portalUrl) });
}

/** The seed from the settings, or the one generated on the first start and stored in the data folder. */
export function badgeSeed({ badgeKey, dataDir }: Pick<Settings, "badgeKey" | "dataDir">): string {
  return badgeKey ?? storedSecret(dataDir, "badge-key");
}

export type Identity = { badgeKey: string; portalUrl: string };

/** The content of `/.well-known/did.json`: the portal's public key, allowed to sign claims. */
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

/** The public key as a JWK set, for verifiers that do not read Multikey. */
export async function keySet({ badgeKey, portalUrl }: Identity) {
  const keyPair = await issuerKey(badgeKey, portalUrl);
  const { kty, crv, x } = await toJwk({ keyPair });
  return { keys: [{ kty, crv, x, kid: keyPair.id, use: "sig", alg: "EdDSA" }] };
}
