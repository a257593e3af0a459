import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { DataIntegrityProof } from "@digitalbazaar/data-integrity";
import { generate } from "@digitalbazaar/ed25519-multikey";
import { cryptosuite } from "@digitalbazaar/eddsa-rdfc-2022-cryptosuite";
import { issue } from "@digitalbazaar/vc";
import { expect, onTestFinished, test } from "vitest";
import { publishedContent } from "../../testing/learners";
import { sampleCertificate } from "../view";
import { badgeCredential } from "./credential";
import { badgeSeed, didDocument, documentLoader, keySet, signCredential } from "./issuer-key";
import { verifyBadge } from "./testing/verify-badge";

// The test vector of the Open Badges 3.0 implementation guide ("Linked Data Proof Test Vector"): its key, credential
// and time.
const seed = "6241a409e6707bb640a0140a8a32bc3d193c33a661747284d6adfa4ed4180be4";
const vector = {
  "@context": ["https://www.w3.org/ns/credentials/v2", "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"],
  id: "http://example.com/credentials/3527",
  type: ["VerifiableCredential", "OpenBadgeCredential"],
  issuer: {
    id: "https://example.edu/issuers/565049",
    type: ["Profile"],
    url: "https://www.imsglobal.org",
    name: "Example Corp",
  },
  validFrom: "2010-01-01T00:00:00Z",
  name: "Teamwork Badge",
  credentialSubject: {
    id: "did:example:ebfeb1f712ebc6f1c276e12ec21",
    type: ["AchievementSubject"],
    achievement: {
      id: "https://example.com/achievements/21st-century-skills/teamwork",
      type: ["Achievement"],
      criteria: {
        narrative:
          "Team members are nominated for this badge by their peers and recognized upon review by Example Corp management.",
      },
      description: "This badge recognizes the development of the capacity to collaborate within a group environment.",
      name: "Teamwork",
    },
  },
};

test("the standard's own example gets the standard's own signature, so contexts, canonical form and key are right", async () => {
  const key = await generate({ seed: Buffer.from(seed, "hex"), controller: vector.issuer.id });
  expect(key.id).toBe(`${vector.issuer.id}#z6MkjZRZv3aez3r18pB1RBFJR1kwUVJ5jHt92JmQwXbd5hwi`);
  const suite = new DataIntegrityProof({ signer: key.signer(), cryptosuite, date: "2010-01-01T19:23:24Z" });
  const { proof } = await issue({ credential: structuredClone(vector), suite, documentLoader });
  expect(proof.proofValue).toBe(
    "z5x9aCBYovW3CQCbKdNyhEm7ffYSw1YpEdPywQJoNbzDD2gkzQDKJ1sYKJaWvqZtkMtSbz35HcbgXVEDYHxCzgkCr",
  );
});

const signer = { badgeKey: seed, portalUrl: "https://learn.example.org:8443" };

test("a changed badge does not verify, nor does one with another key", async () => {
  const signed = await signCredential(
    { ...vector, issuer: { ...vector.issuer, id: "did:web:learn.example.org%3A8443" } },
    signer,
    new Date(),
  );
  const did = await didDocument(signer);
  expect(await verifyBadge(signed, did)).toBe(true);
  expect(await verifyBadge({ ...signed, name: "Another badge" }, did)).toBe(false);
  expect(await verifyBadge(signed, await didDocument({ ...signer, badgeKey: seed.replace("6", "7") }))).toBe(false);
});

test("a badge that an earlier key has signed verifies while that key is in the list", async () => {
  const issuer = { ...vector.issuer, id: "did:web:learn.example.org%3A8443" };
  const signed = await signCredential({ ...vector, issuer }, signer, new Date());
  const changed = { ...signer, badgeKey: seed.replace("6", "7"), earlierKeys: [seed] };
  expect(await verifyBadge(signed, await didDocument(changed))).toBe(true);
  expect(
    await verifyBadge(await signCredential({ ...vector, issuer }, changed, new Date()), await didDocument(changed)),
  ).toBe(true);
  expect((await keySet(changed)).keys).toHaveLength(2);
});

test("a badge states in a signed `evidence` that scores were reported by a client; without such scores it has none", async () => {
  const surroundings = {
    portalUrl: signer.portalUrl,
    certificateId: "a1",
    issuer: "did:web:learn.example.org%3A8443",
    issuerEmail: "help@example.org",
    criteria: "Everything is complete.",
    image: null,
    status: null,
  };
  const data = sampleCertificate(publishedContent(), "en");
  const did = await didDocument(signer);
  const signed = await signCredential(
    badgeCredential(data, { ...surroundings, evidence: "One score was reported." }),
    signer,
    new Date(),
  );
  expect(signed.evidence).toEqual([{ type: ["Evidence"], narrative: "One score was reported." }]);
  expect(await verifyBadge(signed, did)).toBe(true);
  expect(
    await verifyBadge({ ...signed, evidence: [{ type: ["Evidence"], narrative: "Nothing was reported." }] }, did),
  ).toBe(false);
  expect(badgeCredential(data, { ...surroundings, evidence: null })).not.toHaveProperty("evidence");
});

test("the published documents contain the public key and nothing secret", async () => {
  const [did, keys] = [await didDocument(signer), await keySet(signer)];
  expect(did).toMatchObject({
    id: "did:web:learn.example.org%3A8443",
    assertionMethod: [`${did.id}#z6MkjZRZv3aez3r18pB1RBFJR1kwUVJ5jHt92JmQwXbd5hwi`],
  });
  expect(keys.keys).toEqual([
    { kty: "OKP", crv: "Ed25519", x: expect.any(String), kid: did.assertionMethod[0], use: "sig", alg: "EdDSA" },
  ]);
  expect(JSON.stringify([did, keys])).not.toMatch(/secret|"d":/);
});

test("the key is generated once and stored beside the data with owner-only permissions; a configured one is used instead", () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-badge-"));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }));
  const made = badgeSeed({ badgeKey: null, dataDir });
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(badgeSeed({ badgeKey: null, dataDir })).toBe(made);
  expect(fs.statSync(path.join(dataDir, "badge-key")).mode & 0o077).toBe(0);
  expect(badgeSeed({ badgeKey: seed, dataDir })).toBe(seed);
});
