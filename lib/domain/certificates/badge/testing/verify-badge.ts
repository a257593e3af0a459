import { createHash, createPublicKey, verify } from "node:crypto";
import jsonld from "jsonld";
import { documentLoader } from "../issuer-key";

type Badge = { "@context": unknown; proof: Record<string, string> };
type DidDocument = { verificationMethod: { id: string; publicKeyMultibase: string }[]; assertionMethod: string[] };

/**
 * Verifies an eddsa-rdfc-2022 proof step by step as the standard describes it (VC Data Integrity EdDSA Cryptosuites
 * 1.0, 3.2), with Node's own cryptography and without the library that signs.
 */
export async function verifyBadge(signed: object, did: DidDocument): Promise<boolean> {
  const { proof, ...document } = signed as Badge;
  const { proofValue, ...options } = proof;
  const method = did.verificationMethod.find(({ id }) => id === proof.verificationMethod);
  if (!method || !did.assertionMethod.includes(method.id)) return false;
  if (
    proof.type !== "DataIntegrityProof" ||
    proof.cryptosuite !== "eddsa-rdfc-2022" ||
    proof.proofPurpose !== "assertionMethod"
  )
    return false;
  const data = Buffer.concat([
    await hashDocument({ ...options, "@context": document["@context"] }),
    await hashDocument(document),
  ]);
  return verify(null, data, publicKey(method.publicKeyMultibase), decodeBase58(proofValue?.slice(1) ?? ""));
}

async function hashDocument(document: object): Promise<Buffer> {
  const canonical = await jsonld.canonize(document, {
    algorithm: "RDFC-1.0",
    format: "application/n-quads",
    safe: true,
    documentLoader,
  });
  return createHash("sha256").update(canonical).digest();
}

/** Reads a Multikey: `z`, then in base58 the two bytes that identify Ed25519, and the key. */
function publicKey(multibase: string) {
  const key = decodeBase58(multibase.slice(1)).subarray(2);
  return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: key.toString("base64url") }, format: "jwk" });
}

const signs = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

function decodeBase58(text: string): Buffer {
  let value = 0n;
  for (const sign of text) value = value * 58n + BigInt(signs.indexOf(sign));
  const hex = value.toString(16);
  const bytes = value === 0n ? Buffer.alloc(0) : Buffer.from(hex.length % 2 ? `0${hex}` : hex, "hex");
  // Each leading 1 is a byte that is zero: one signature in 256 begins with one.
  const zeros = text.length - text.replace(/^1+/, "").length;
  return Buffer.concat([Buffer.alloc(zeros), bytes]);
}
