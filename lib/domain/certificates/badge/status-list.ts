import { credentialsContext } from "./issuer-key";

/** A verifier may use a list that it has for five minutes (Bitstring Status List 1.0, `ttl`). */
const minutesToKeep = 5;

/** The public address of a list of withdrawn badges. It is part of signed badges, so it never changes. */
export function statusListAddress(portalUrl: string, list: number): string {
  return `${portalUrl}/certificate/status-lists/${list}`;
}

/** Where a verifier looks up whether a badge still counts. */
export function statusEntry(address: string, place: number) {
  const statusListIndex = String(place);
  return {
    id: `${address}#${statusListIndex}`,
    type: "BitstringStatusListEntry",
    statusPurpose: "revocation",
    statusListIndex,
    statusListCredential: address,
  };
}

type StatusList = { portalUrl: string; issuer: string; list: number; encodedList: string; now: Date };

/** A list as an unsigned credential of the issuer of the badges. */
export function statusListCredential({ portalUrl, issuer, list, encodedList, now }: StatusList) {
  const id = statusListAddress(portalUrl, list);
  return {
    "@context": [credentialsContext],
    id,
    type: ["VerifiableCredential", "BitstringStatusListCredential"],
    issuer,
    // To the second: some verifiers read no finer times.
    validFrom: now.toISOString().replace(/\.\d+Z$/, "Z"),
    credentialSubject: {
      id: `${id}#list`,
      type: "BitstringStatusList",
      statusPurpose: "revocation",
      encodedList,
      ttl: minutesToKeep * 60_000,
    },
  };
}
