export { badgeCredential, describeCriteria } from "./credential";
export { badgeSeed, didDocument, issuerDid, keySet, signCredential, signedBadge } from "./issuer-key";
export { statusListCredential } from "./status-list";
