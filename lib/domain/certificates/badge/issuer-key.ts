import { DataIntegrityProof } from "@digitalbazaar/data-integrity";
import { generate, toJwk } from "@digitalbazaar/ed25519-multikey";
import { cryptosuite } from "@digitalbazaar/eddsa-rdfc-2022-cryptosuite";
import { defaultDocumentLoader, issue } from "@digitalbazaar/vc";
import { contentKey, keepFile } from "../../../platform/caches";
import { secretIn } from "../../../platform/private-file";
import type { Settings } from "../../../platform/settings";

/** The portal's `did:web` identifier, which verifiers resolve by fetching `/.well-known/did.json`. */
export function issuerDid(portalUrl: string): string {
  return `did:web:${encodeURIComponent(new URL(portalUrl).host)}`;
}

/** The key pair that signs badges, derived from its seed. Its id contains the public key, so a new key has a new id. */
function issuerKey(seed: string, portalUrl: string) {
  return generate({ seed: Buffer.from(seed, "hex"), controller: issuerDid(portalUrl) });
}

/**
 * The seed from the settings, or the one generated on the first start and stored in the data folder: a badge from
 * before stays valid.
 */
export function badgeSeed({ badgeKey, dataDir }: Pick<Settings, "badgeKey" | "dataDir">): string {
  return badgeKey ?? secretIn(dataDir, "badge-key");
}

/** `earlierKeys`: seeds from before, of which only the public keys are used. */
type Identity = { badgeKey: string; earlierKeys?: readonly string[]; portalUrl: string };

/** `/.well-known/did.json`: the public keys that sign claims. Earlier ones stay, so that old badges can be verified. */
export async function didDocument(identity: Identity) {
  const keys = await publishedKeys(identity);
  return {
    "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/multikey/v1"],
    id: issuerDid(identity.portalUrl),
    alsoKnownAs: [identity.portalUrl],
    verificationMethod: keys.map(({ id, controller, publicKeyMultibase }) => ({
      id,
      type: "Multikey",
      controller,
      publicKeyMultibase,
    })),
    assertionMethod: keys.map(({ id }) => id),
  };
}

/** The public keys as a JWK set, for verifiers that do not read Multikey. */
export async function keySet(identity: Identity) {
  const keys = await publishedKeys(identity);
  const asJwk = async (keyPair: (typeof keys)[number]) => {
    const { kty, crv, x } = await toJwk({ keyPair });
    return { kty, crv, x, kid: keyPair.id, use: "sig", alg: "EdDSA" };
  };
  return { keys: await Promise.all(keys.map(asJwk)) };
}

/** The key that signs first. */
function publishedKeys({ badgeKey, earlierKeys = [], portalUrl }: Identity) {
  return Promise.all([badgeKey, ...earlierKeys].map((seed) => issuerKey(seed, portalUrl)));
}

/** Adds a proof (Data Integrity, eddsa-rdfc-2022). Same key, credential and time give the same signature. */
export async function signCredential<Credential extends object>(
  credential: Credential,
  { badgeKey, portalUrl }: Identity,
  date: Date,
) {
  const signer = (await issuerKey(badgeKey, portalUrl)).signer();
  const suite = new DataIntegrityProof({ signer, cryptosuite, date: date.toISOString() });
  // The library modifies its argument.
  return issue({ credential: structuredClone(credential), suite, documentLoader });
}

/** The signed credential, cached: repeated requests sign only once (threats T24). */
export async function signedBadge(credential: object, signer: Identity): Promise<object> {
  const json = await keepFile(contentKey("badge", [credential, signer]), async () =>
    Buffer.from(JSON.stringify(await signCredential(credential, signer, new Date()))),
  );
  return JSON.parse(json.toString());
}

import openBadges from "./open-badges-3.0.3.json" with { type: "json" };

export const credentialsContext = "https://www.w3.org/ns/credentials/v2";
export const openBadgesContext = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json";

/** Loads a badge's two contexts from files: signing fetches no document that somebody could change. */
export const documentLoader: typeof defaultDocumentLoader = async (url) =>
  url === openBadgesContext ? { contextUrl: null, documentUrl: url, document: openBadges } : defaultDocumentLoader(url);
