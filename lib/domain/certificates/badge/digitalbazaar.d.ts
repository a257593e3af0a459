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
  type StatusResult = { verified: boolean; results?: { verified: boolean; status: boolean }[] };
  export function verifyCredential(given: {
    credential: object;
    suite: object;
    documentLoader: DocumentLoader;
    checkStatus?: (given: object) => Promise<StatusResult>;
  }): Promise<{ verified: boolean; error?: Error; statusResult?: StatusResult }>;
}

declare module "@digitalbazaar/vc-bitstring-status-list" {
  export function checkStatus(
    given: object,
  ): Promise<{ verified: boolean; results?: { verified: boolean; status: boolean }[] }>;
}

declare module "jsonld" {
  const jsonld: {
    canonize(
      document: object,
      options: { algorithm: "RDFC-1.0"; format: "application/n-quads"; safe: boolean; documentLoader: DocumentLoader },
    ): Promise<string>;
  };
  export default jsonld;
}
