// What may import what (docs/decisions/0041): `npm run arch` and the unit tests check it (cruiser-rules.ts).

/** A path from the root: `lib/api/**` is all below, `lib/domain/*` its files and its folders' indexes. */
type Place = string;

export type Wall = {
  /** As `npm run arch` names it. */
  name: string;
  /** Limits the rule to files in this folder: only `may` is imported. Else to all files of the repository. */
  of?: Place;
  may: readonly Place[];
  message: string;
};

export type Layer = {
  folder: Place;
  walls: readonly Wall[];
  /** Packages and modules of Node that none of its files imports but those in `exceptIn`. */
  without?: readonly string[];
  exceptIn?: readonly Place[];
};

/** What pages and components know of `lib`. */
const behindPages = [
  "lib/api/**",
  "lib/contract/**",
  "lib/platform/i18n/**",
  "lib/platform/portal",
  "lib/platform/settings",
  "lib/platform/share-pictures",
  "lib/platform/qr-path",
  "lib/platform/walls",
  "lib/platform/colours",
];

/** Large parts of a domain that few callers need have an index of their own. */
const innerIndexes = ["lib/domain/certificates/badge", "lib/domain/certificates/pdf"];

const frameworks = ["next", "react", "react-dom", "node:http", "@orpc/*"];

const usesTheClient: Wall = {
  name: "pages-use-the-api-client",
  of: "lib",
  may: behindPages,
  message:
    "Pages and components reach the system through the API client (lib/api/server.ts, lib/api/client.ts) and the contract.",
};
const importsNoPage: Wall = {
  name: "components-import-no-page",
  may: ["components/**", "lib/**", "messages/**"],
  message: "A page arranges components, never the other way round.",
};
const runsDown = "Imports run from features to forms to layout to ui, never back.";
const oneWay =
  "Imports run from e2e to bench to scripts to testing to server to lib, and from scripts to app to components to lib, never back.";

const featureEntries = ["index", "client"];
const kit = ["components/forms/**", "components/layout/**", "components/ui/**"];
const byItsIndex: Wall = {
  name: "feature-by-its-index",
  of: "components",
  may: [...kit, "components/*", ...featureEntries.map((name) => `components/*/${name}`)],
  message:
    "A feature imports its own files by a relative path, and another feature by its index, or by its client.ts for what runs in the browser.",
};

/** Each top-level folder with code; another may import nothing. For a file in two the later is its layer. */
export const layers: readonly Layer[] = [
  {
    folder: "lib/contract",
    walls: [
      {
        name: "contract-imports-itself",
        may: [
          "lib/platform/i18n/language",
          "lib/platform/content/static-pages",
          "lib/platform/edit-distance",
          "lib/platform/walls/look",
        ],
        message:
          "The contract imports zod, oRPC, the lists of languages, of static pages and of a wall's choices, and the edit distance only: what else it needs belongs in lib/contract.",
      },
    ],
  },
  {
    folder: "lib/process",
    without: frameworks,
    walls: [
      {
        name: "process-imports-itself",
        may: [],
        message:
          "lib/process is what every process is started with, before a package is installed: it imports Node's own modules.",
      },
    ],
  },
  {
    folder: "lib/platform",
    without: frameworks,
    exceptIn: ["lib/platform/i18n/messages", "lib/platform/i18n/request", "lib/platform/mail/templates/**"],
    walls: [
      {
        name: "platform-imports-itself",
        may: ["messages/**"],
        message: "lib/platform is what every domain stands on: it imports lib/platform only.",
      },
    ],
  },
  {
    folder: "lib/domain",
    without: frameworks,
    exceptIn: ["lib/domain/call", "lib/domain/certificates/pdf/**"],
    walls: [
      {
        name: "domain-imports-down",
        may: ["lib/platform/**", "lib/contract/**"],
        message:
          "A domain imports its own files, other domains by their index, lib/platform and lib/contract. Next, React, HTTP and oRPC belong in lib/api, app or components.",
      },
    ],
  },
  {
    folder: "lib/api",
    walls: [
      {
        name: "api-imports-lib",
        may: ["lib/contract/**", "lib/platform/**", "lib/domain/*", ...innerIndexes],
        message:
          "lib/api imports lib/contract, lib/platform and a domain by its index; the certificates' badge and PDF have an index of their own, because few need them.",
      },
    ],
  },
  {
    folder: "app",
    without: ["kysely"],
    walls: [usesTheClient, { ...importsNoPage, name: "pages-import-down", message: oneWay }],
  },
  {
    folder: "components",
    without: ["kysely"],
    walls: [
      usesTheClient,
      importsNoPage,
      byItsIndex,
      {
        name: "desk-stays-apart",
        of: "components/desk",
        may: [],
        message: "The desk's code is in no bundle of a learner's page.",
      },
    ],
  },
  {
    folder: "components/forms",
    without: ["kysely"],
    walls: [
      usesTheClient,
      importsNoPage,
      {
        name: "forms-imports-down",
        of: "components",
        may: ["components/layout/**", "components/ui/**"],
        message: runsDown,
      },
    ],
  },
  {
    folder: "components/layout",
    without: ["kysely"],
    walls: [
      usesTheClient,
      importsNoPage,
      { name: "layout-imports-down", of: "components", may: ["components/ui/**"], message: runsDown },
    ],
  },
  {
    folder: "components/ui",
    walls: [
      {
        name: "ui-imports-itself",
        may: ["lib/platform/i18n/**", "lib/platform/portal", "messages/browser/**"],
        message: "components/ui knows nothing of the portal but the request that is being answered.",
      },
    ],
  },
  {
    folder: "offline",
    without: frameworks,
    walls: [
      {
        name: "offline-imports-the-contract",
        may: ["lib/contract/**", "lib/platform/i18n/language", "lib/platform/colours", "messages/**"],
        message:
          "The worker and the scripts without React are small: they import the contract's plain lists, the languages and their texts, and the colours.",
      },
    ],
  },
  // The policy of each page names the scripts that run before its paint; the message of the page before is put into it.
  {
    folder: "server",
    walls: [
      {
        name: "server-imports-down",
        may: [
          "lib/**",
          "messages/**",
          "components/layout/accessibility/look",
          "components/layout/offline/start-offline",
          "components/articles/hidden-title",
          "components/layout/visitor/carried-before-paint",
          "components/layout/visitor/carried-cookie",
        ],
        message: oneWay,
      },
    ],
  },
  { folder: "testing", walls: [{ name: "testing-imports-down", may: ["server/**", "lib/**"], message: oneWay }] },
  {
    folder: "scripts",
    walls: [
      {
        name: "scripts-import-down",
        may: ["testing/**", "server/**", "app/**", "components/**", "lib/**", "messages/**"],
        message: oneWay,
      },
    ],
  },
  {
    folder: "bench",
    walls: [
      {
        name: "bench-imports-down",
        // The rules by which a phone sends what waits, for phones that a measurement plays.
        may: ["scripts/**", "testing/**", "server/**", "lib/**", "offline/queue/**"],
        message: oneWay,
      },
    ],
  },
  {
    folder: "e2e",
    walls: [
      {
        name: "e2e-imports-down",
        may: ["bench/**", "scripts/**", "testing/**", "server/**", "lib/**"],
        message: oneWay,
      },
    ],
  },
];

/** Other domains, and everything outside, import of a domain what its index exports. */
export const domainIndex = ["lib/domain/*", ...innerIndexes, "lib/domain/certificates/pdf/drawing"];

/** A page, route, command or Next's configuration needs all of these: what only a test imports is dead. */
export const neededFolders = ["lib", "components"];

/** The top-level folders with code, in the order of the table. */
export const topFolders = [...new Set(layers.map(({ folder }) => folder.split("/")[0] ?? ""))];

/** What a folder without a layer gets. */
export const unknownFolder: Wall = {
  name: "folder-without-a-layer",
  may: [],
  message: "This folder is not in scripts/arch/layers.ts yet, so it imports nothing of the repository.",
};
