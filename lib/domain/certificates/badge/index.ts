export { badgeCredential } from "./credential";
export { badgeSeed, didDocument, issuerDid, keySet } from "./issuer-key";
export { signedBadge } from "./sign";
