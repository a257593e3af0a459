import { defaultDocumentLoader } from "@digitalbazaar/vc";
import openBadges from "./open-badges-3.0.3.json" with { type: "json" };

export const credentialsContext = "https://www.w3.org/ns/credentials/v2";
export const openBadgesContext = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json";

/** Loads a badge's two contexts from files: signing fetches no document that somebody could change. */
export const documentLoader: typeof defaultDocumentLoader = async (url) =>
  url === openBadgesContext ? { contextUrl: null, documentUrl: url, document: openBadges } : defaultDocumentLoader(url);
