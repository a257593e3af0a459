import { DataIntegrityProof } from "@digitalbazaar/data-integrity";
import { cryptosuite } from "@digitalbazaar/eddsa-rdfc-2022-cryptosuite";
import { verifyCredential } from "@digitalbazaar/vc";
import { checkStatus } from "@digitalbazaar/vc-bitstring-status-list";
import type { didDocument } from "../issuer-key";
import { documentLoader as contexts } from "../issuer-key";

type Did = Awaited<ReturnType<typeof didDocument>>;
/** `revoked` is null for a badge without a status. */
type Verified = { verified: boolean; revoked: boolean | null };

/**
 * Verifies a badge as a third party does, with independent libraries: its signature, that of its status list, and
 * whether its bit is set. `load` returns the documents at the addresses in the badge.
 */
export async function verifyWithStatus(
  badge: object,
  did: Did,
  load: (address: string) => Promise<object | null>,
): Promise<Verified> {
  const documentLoader = async (address: string) => {
    const document = findDocument(did, address) ?? (await load(address));
    return document ? { contextUrl: null, documentUrl: address, document } : contexts(address);
  };
  const hasStatus = "credentialStatus" in badge;
  const { verified, statusResult } = await verifyCredential({
    credential: structuredClone(badge),
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader,
    ...(hasStatus ? { checkStatus } : {}),
  });
  return { verified, revoked: hasStatus ? (statusResult?.results?.some(({ status }) => status) ?? false) : null };
}

/** The issuer's document, or the key in it that the address names. */
function findDocument(did: Did, address: string): object | null {
  if (address === did.id) return did;
  const method = did.verificationMethod.find(({ id }) => id === address);
  return method ? { "@context": "https://w3id.org/security/multikey/v1", ...method } : null;
}
