export { badgeCredential, describeCriteria } from "./credential";
export { badgeSeed, didDocument, issuerDid, keySet } from "./issuer-key";
export { signCredential, signedBadge } from "./sign";
export { statusListCredential } from "./status-list";
