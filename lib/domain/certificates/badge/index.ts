export { badgeCredential } from "./credential";
export { describeCriteria } from "./criteria";
export { badgeSeed, didDocument, issuerDid, keySet } from "./issuer-key";
export { signCredential, signedBadge } from "./sign";
export { statusListCredential } from "./status-list";
