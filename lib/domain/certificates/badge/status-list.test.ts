import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { onFreshPortal } from "../../testing/fresh-portal";
import { courseId } from "../../testing/learners";
import { certificates, correctCertificateName, courseCertificates, withdrawCertificate } from "..";
import { badgesOfList, bitsOfList, encodeStatusList } from "../operations";
import { finishModules, moduleIds, newLearnerInCourse } from "../testing/learners-in-course";
import { badgeCredential } from "./credential";
import { didDocument, issuerDid, signCredential } from "./issuer-key";
import { statusListCredential } from "./status-list";
import { verifyWithStatus } from "./testing/verify-with-status";

const signer = {
  badgeKey: "6241a409e6707bb640a0140a8a32bc3d193c33a661747284d6adfa4ed4180be4",
  portalUrl: "https://learn.example.org",
};
const issuer = issuerDid(signer.portalUrl);
const more = {
  issuer,
  issuerEmail: "help@example.org",
  criteria: "Everything is complete.",
  evidence: null,
  image: null,
};

test("the encoded list has a bit for each place, from the highest bit of the first byte on, and is as long as the standard asks", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(bitsOfList - 1), { maxLength: 200 }), (places) => {
      const encoded = encodeStatusList(places);
      expect(encoded).toMatch(/^u[\w-]+$/);
      const bytes = gunzipSync(Buffer.from(encoded.slice(1), "base64url"));
      expect(bytes.length * 8).toBe(131_072);
      const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
      const set = [...bits.matchAll(/1/g)].map(({ index }) => index);
      expect(set).toEqual([...places].sort((one, other) => one - other));
    }),
    { numRuns: 30 },
  );
});

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  async function newCertificate(): Promise<{ id: string; number: string }> {
    const { learner, eid } = await newLearnerInCourse(guest);
    await finishModules(learner, eid, ...moduleIds(guest.content));
    const { certificateId } = await courseCertificates.completeCourse(learner, { id: courseId, eid });
    const { data } = await certificates.read(guest, { id: certificateId ?? "" });
    return { id: certificateId ?? "", number: data.number };
  }

  async function readBadge(id: string) {
    const { data } = await certificates.read(guest, { id });
    const { data: status } = await certificates.badgeStatus(guest, { id });
    return signCredential(
      badgeCredential(data, { ...more, portalUrl: signer.portalUrl, certificateId: id, status }),
      signer,
      new Date(),
    );
  }

  /** The published list, as it is now. */
  async function load(address: string): Promise<object | null> {
    const list = Number(/\/certificate\/status-lists\/(\d+)$/.exec(address)?.[1]);
    if (!list) return null;
    const { data } = await certificates.statusList(guest, { list });
    return signCredential(
      statusListCredential({ ...signer, issuer, list, encodedList: data.encodedList, now: new Date() }),
      signer,
      new Date(),
    );
  }

  const verify = async (badge: object) => verifyWithStatus(badge, await didDocument(signer), load);
  const counts = { verified: true, revoked: false };
  const countsNoMore = { verified: true, revoked: true };

  test("a verifier sees that a withdrawn badge is invalid, and that every other one is valid", async () => {
    const [withdrawn, valid] = [await newCertificate(), await newCertificate()];
    const [one, other] = [await readBadge(withdrawn.id), await readBadge(valid.id)];
    expect([await verify(one), await verify(other)]).toEqual([counts, counts]);
    expect(await withdrawCertificate(guest, withdrawn.number, "Two people used this account.")).toBe("withdrawn");
    expect([await verify(one), await verify(other)]).toEqual([countsNoMore, counts]);
    await expect(certificates.badgeStatus(guest, { id: withdrawn.id })).rejects.toMatchObject({ code: "GONE" });
  });

  test("the badge of a corrected certificate is invalid; the new one is valid, with another place in the list", async () => {
    const { id } = await newCertificate();
    const before = await readBadge(id);
    const corrected = await correctCertificateName(guest as never, id, { firstName: "Ashaa", lastName: "Kumari" });
    if (corrected.outcome !== "corrected") throw new Error(corrected.outcome);
    const after = await readBadge(corrected.id);
    expect([await verify(before), await verify(after)]).toEqual([countsNoMore, counts]);
    expect(after.credentialStatus?.id).not.toBe(before.credentialStatus?.id);
  });

  test("a badge keeps its place, and no two badges have the same, also when both are asked for at once", async () => {
    const { id } = await newCertificate();
    const asked = await Promise.all(Array.from({ length: 5 }, () => certificates.badgeStatus(guest, { id })));
    expect(new Set(asked.map(({ data }) => `${data.list} ${data.place}`)).size).toBe(1);
    const others = await Promise.all(
      [1, 2, 3].map(async () => certificates.badgeStatus(guest, { id: (await newCertificate()).id })),
    );
    expect(new Set([...asked, ...others].map(({ data }) => `${data.list} ${data.place}`)).size).toBe(4);
  });

  test("a badge from before there were lists still verifies, and one whose list was changed does not", async () => {
    const { id } = await newCertificate();
    const { data } = await certificates.read(guest, { id });
    const old = await signCredential(
      badgeCredential(data, { ...more, portalUrl: signer.portalUrl, certificateId: id, status: null }),
      signer,
      new Date(),
    );
    expect(old).not.toHaveProperty("credentialStatus");
    expect(await verify(old)).toEqual({ verified: true, revoked: null });

    const forged = async (address: string) => {
      const list = await load(address);
      return (
        list && {
          ...list,
          credentialSubject: {
            ...(list as { credentialSubject: object }).credentialSubject,
            encodedList: encodeStatusList([]),
          },
        }
      );
    };
    const badge = await readBadge(id);
    await withdrawCertificate(guest, data.number, "A mistake.");
    expect(await verify(badge)).toEqual(countsNoMore);
    expect((await verifyWithStatus(badge, await didDocument(signer), forged)).verified).toBe(false);
  });

  test("half a list is filled before the next one begins; an address beyond has no list", async () => {
    await expect(certificates.statusList(guest, { list: 2 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const taken = Array.from({ length: badgesOfList }, (_, place) => ({
      certificate_id: `filled-${place}`,
      list: 1,
      place,
    }));
    for (let from = 0; from < taken.length; from += 5000)
      await guest.db
        .insertInto("badge_statuses")
        .values(taken.slice(from, from + 5000))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const { data } = await certificates.badgeStatus(guest, { id: (await newCertificate()).id });
    expect(data.list).toBe(2);
    expect((await certificates.statusList(guest, { list: 2 })).data.encodedList).toBe(encodeStatusList([]));
    await guest.db.deleteFrom("badge_statuses").where("certificate_id", "like", "filled-%").execute();
  });
});
