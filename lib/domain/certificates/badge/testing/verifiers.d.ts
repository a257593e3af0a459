// Types for the parts of these libraries that only the tests of badges use; the libraries have none.

declare module "@digitalbazaar/vc" {
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
