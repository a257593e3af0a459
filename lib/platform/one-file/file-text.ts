import type { Language } from "../i18n/language";

/** A film cannot be in the file: its words are, and a link to its page. */
type FilmWords = { title: string; words: string };
export type FilePart = { title: string | null; html: string; film: FilmWords | null };

/** A text of the portal that is made into one file. `lead`, `kicker`: plain text; `sources` and `html`: HTML. */
export type FileText = {
  language: Language;
  portalUrl: string;
  portalName: string;
  title: string;
  /** What a browser has in its tab and its history. */
  tabTitle: string;
  kicker: string;
  lead: string;
  parts: FilePart[];
  sources: string;
  /** Address of the portal page that the file links to. */
  page: string;
  /** The day of the last change, where it is known. */
  updatedOn: string | null;
};

/** Nothing is loaded and no script runs, whatever a text may hold. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
