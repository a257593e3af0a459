import { DataIntegrityProof } from "@digitalbazaar/data-integrity";
import { cryptosuite } from "@digitalbazaar/eddsa-rdfc-2022-cryptosuite";
import { issue } from "@digitalbazaar/vc";
import { contentKey, createCache } from "../pdf/cache";
import { documentLoader } from "./document-loader";
import { type Identity, issuerKey } from "./issuer-key";

/** The credential with its proof (Data Integrity, eddsa-rdfc-2022): one key, one credential and one time make one signature. */
export async function signCredential<Credential extends object>(credential: Credential, { badgeKey, portalUrl }: Identity, date: Date) {
  const signer = (await issuerKey(badgeKey, portalUrl)).signer();
  const suite = new DataIntegrityProof({ signer, cryptosuite, date: date.toISOString() });
  // The library writes the proof into what it is given.
  return issue({ credential: structuredClone(credential), suite, documentLoader });
}

const remember = createCache<object>(500);

/** The same, kept: whoever asks a thousand times makes it sign once (threats T24). */
export function signedBadge(credential: object, signer: Identity): Promise<object> {
  return remember(contentKey([credential, signer]), () => signCredential(credential, signer, new Date()));
}
