import { DataIntegrityProof } from "@digitalbazaar/data-integrity";
import { cryptosuite } from "@digitalbazaar/eddsa-rdfc-2022-cryptosuite";
import { issue } from "@digitalbazaar/vc";
import { contentKey, keepFile } from "../../../platform/caches";
import { documentLoader } from "./document-loader";
import { type Identity, issuerKey } from "./issuer-key";

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
