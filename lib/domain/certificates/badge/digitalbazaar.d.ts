// Types for the parts of these libraries that are used here; the libraries have none.
type LoadedDocument = { contextUrl: null; documentUrl: string; document: object };
type DocumentLoader = (url: string) => Promise<LoadedDocument>;

declare module "@digitalbazaar/ed25519-multikey" {
  type KeyPair = {
    id: string;
    controller: string;
    publicKeyMultibase: string;
    publicKey: Uint8Array;
    signer(): object;
  };
  export function generate(wanted: { seed: Uint8Array; controller: string }): Promise<KeyPair>;
  export function toJwk(given: { keyPair: KeyPair }): Promise<{ kty: string; crv: string; x: string }>;
}

declare module "@digitalbazaar/data-integrity" {
  export class DataIntegrityProof {
    constructor(given: { signer?: object; cryptosuite: object; date?: string });
  }
}

declare module "@digitalbazaar/eddsa-rdfc-2022-cryptosuite" {
  export const cryptosuite: object;
}

declare module "@digitalbazaar/vc" {
  export const defaultDocumentLoader: DocumentLoader;
  export function issue<Credential extends object>(given: {
    credential: Credential;
    suite: object;
    documentLoader: DocumentLoader;
  }): Promise<Credential & { proof: Record<string, string> }>;
}
