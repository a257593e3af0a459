// What may import what (docs/decisions/0041). `npm run arch` checks it and writes docs/architecture-dependencies.md;
// scripts/arch/arch.test.ts checks it with the unit tests. Biome denies the same imports in the editor; only these rules see cycles and
// files that nothing uses.

const ours = "^(app|bench|components|e2e|lib|scripts|server)/";
const test = "\\.(test|spec|contract)\\.tsx?$";
const testHelper = "/testing/";

/** What is no part of the pictures of the layers. */
export const testFiles = [test, testHelper];

/** Forbids every import of this repository's own files that is not in `to`: a new folder is denied without an entry here. */
const imports = (name, from, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: testFiles },
  to: { path: ours, pathNot: to },
});

/** The index of a domain. The certificates' badge and PDF have one of their own, because few callers need what they load. */
const domainIndex = "^lib/domain/([^/]+|certificates/(badge|pdf))/index\\.tsx?$";

/** next.config.mjs names these by their path: the texts' loader and the store of rendered pages. */
const namedByNext = "^lib/platform/i18n/request\\.ts$|^lib/api/pages/upstream-pages\\.mjs$";

const forbidden = [
  imports(
    "contract-imports-itself",
    "^lib/contract/",
    ["^lib/contract/", "^lib/platform/i18n/language\\.ts$", "^lib/platform/content/static-pages\\.ts$"],
    "lib/contract is the lowest layer beside lib/platform; of that it reads the lists of languages and of static pages only.",
  ),
  imports("platform-imports-itself", "^lib/platform/", ["^lib/platform/"], "Every domain stands on lib/platform, so it imports none."),
  imports("domain-imports-down", "^lib/domain/", ["^lib/(domain|platform|contract)/"], "A domain knows neither lib/api nor a page."),
  imports("api-imports-lib", "^lib/api/", ["^lib/"], "lib/api knows neither a page nor a component."),
  imports(
    "ui-imports-itself",
    "^components/ui/",
    ["^components/ui/", "^lib/platform/(i18n/|portal\\.ts$)"],
    "The kit knows nothing of the portal but the request that is being answered.",
  ),
  imports("layout-imports-down", "^components/layout/", ["^components/(layout|ui)/", "^lib/"], "Imports run from features to forms to layout to ui."),
  imports("forms-imports-down", "^components/forms/", ["^components/(forms|layout|ui)/", "^lib/"], "Imports run from features to forms to layout to ui."),
  imports("components-import-no-page", "^components/", ["^(components|lib)/"], "A page arranges components, never the other way round."),
  imports(
    "pages-use-the-api-client",
    "^(app|components)/|^(middleware|instrumentation)\\.ts$",
    ["^(app|components)/", "^lib/(api|contract|platform)/"],
    "A page reaches a domain through the API client.",
  ),
  {
    name: "pages-read-no-content",
    comment:
      "A page before an existing backend must show that backend's content: the API client answers it, and lib/api/content/portal-content.ts has the portal's own.",
    severity: "error",
    from: { path: "^(app|components)/", pathNot: testFiles },
    to: { path: "^lib/platform/content/" },
  },
  {
    name: "domain-by-its-index",
    comment: "What other domains and lib/api may use of a domain is what its index exports.",
    severity: "error",
    from: { path: "^lib/domain/([^/]+)/", pathNot: testFiles },
    to: { path: "^lib/domain/[^/]+/", pathNot: ["^lib/domain/$1/", domainIndex] },
  },
  {
    name: "domain-by-its-index-from-outside",
    comment: "What other domains and lib/api may use of a domain is what its index exports.",
    severity: "error",
    from: { path: "^(lib/api/|lib/domain/[^/]+$|app/|components/)", pathNot: testFiles },
    to: { path: "^lib/domain/[^/]+/", pathNot: domainIndex },
  },
  { name: "no-cycle", comment: "No file imports itself by way of others.", severity: "error", from: {}, to: { circular: true } },
  {
    name: "no-unused-file",
    comment: "A page, a route, a script or the configuration of Next needs every file of lib and components; what only a test imports is dead code.",
    severity: "error",
    from: { path: "^(app|bench|e2e|scripts|server)/|^(middleware|instrumentation)\\.ts$", pathNot: test },
    to: { path: "^(lib|components)/", pathNot: [...testFiles, namedByNext], reachable: false },
  },
];

/** @type {import("dependency-cruiser").ICruiseOptions} */
export default {
  // TypeScript 7 has no JavaScript interface; swc reads the same syntax.
  parser: "swc",
  // An import of a type is an arrow too.
  tsPreCompilationDeps: true,
  // Declaration files hold no import of ours, and swc does not read them.
  exclude: { path: ["(^|/)node_modules/", "\\.d\\.m?ts$"] },
  validate: true,
  ruleSet: { forbidden },
};
