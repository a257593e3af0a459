/**
 * What `npm test` leaves to `npm run test:all`, in one place. `npm test` sets TEST_SCOPE=core. Everything else runs
 * whole: `npm run test:all`, and a file that is run by its name.
 */
export const coreOnly = process.env.TEST_SCOPE === "core";

/** The tag of a single browser test that `npm test` leaves out. */
export const onlyInAll = "@all";

/** Every case of a list; in `npm test` its first. */
export function firstInCore<Case>(cases: readonly Case[]): readonly Case[] {
  return coreOnly ? cases.slice(0, 1) : cases;
}

type Group = {
  /** What its tests show. */
  shows: string;
  files: string[];
  /** `npm run check` names the group where one of these files has changed. */
  changedBy: RegExp;
};

/** The files of tests that `npm test` leaves out. Each group is rare in use and slow to show. */
export const groupsOnlyInAll: Group[] = [
  {
    shows: "what is acknowledged survives a kill, a full disk, a clock that jumps, a backup and a lost database",
    files: [
      "e2e/contract/platform/backup.contract.ts",
      "e2e/contract/operations/clock-jumps.contract.ts",
      "e2e/contract/platform/database-down.contract.ts",
      "e2e/contract/platform/durability.contract.ts",
      "e2e/contract/platform/full-disk.contract.ts",
      "e2e/platform/full-disk.spec.ts",
      "lib/domain/testing/copy-rows.test.ts",
      "lib/domain/testing/full-disk.test.ts",
      "lib/platform/db/silent-postgres.test.ts",
      "lib/platform/private-file.test.ts",
      "scripts/backup/backup.test.ts",
      "scripts/database/two-migrations.test.ts",
    ],
    changedBy: /^(?:lib\/platform\/(?:db\/|private-file)|(?:scripts\/(?:backup|database|upgrade)|server)\/)/,
  },
  {
    shows: "several processes, other machines and releases: cluster, nginx, one build at two addresses, standalone",
    files: [
      "e2e/contract/platform/cluster.contract.ts",
      "e2e/contract/platform/one-build.contract.ts",
      "e2e/contract/platform/standalone.contract.ts",
      "e2e/contract/platform/two-processes.contract.ts",
      "testing/release-before/release-before.test.ts",
    ],
    changedBy:
      /^(?:deploy|lib\/platform\/db|scripts\/(?:build|cluster|deploy|standalone|upgrade)|server|testing\/release-before)/,
  },
  {
    shows: "each command typed as a person types it, with wrong arguments, with what goes wrong around it",
    files: [
      "scripts/checks/typed-operations.test.ts",
      "scripts/command/report-errors.test.ts",
      "scripts/command/every-command.test.ts",
      "scripts/content-new/new-content.test.ts",
      "scripts/content-review/open-reviews.test.ts",
      "scripts/database/database.test.ts",
      "scripts/languages/pseudo-language.test.ts",
      "scripts/seed/fill.test.ts",
      "scripts/upgrade/upgrade.test.ts",
    ],
    changedBy: /^(?:bench|scripts)\/|^lib\/(?:platform\/db|process)\/|^(?:package\.json|docs\/operations\.md)$/,
  },
  {
    // `npm run content`, a step of `npm test`, checks the published content by the same rules.
    shows: "each mistake that the content may have is named; each text as one file: valid HTML, its size, its quiz",
    files: [
      "lib/domain/quizzes/players/players.test.ts",
      "lib/platform/content/broken.test.ts",
      "lib/platform/content/cached-content.test.ts",
      "lib/platform/one-file/one-file.test.ts",
      "scripts/checks/content/checks.test.ts",
      "scripts/checks/content/class-plans.test.ts",
      "scripts/checks/content/lists.test.ts",
      "scripts/checks/content/trust.test.ts",
    ],
    changedBy:
      /^(?:content|lib\/(?:domain\/quizzes\/players|platform\/(?:content|one-file))|scripts\/checks\/content)\//,
  },
  {
    shows: "of hundreds of made questions, how many find their page; of the lessons' sentences, how many seem a danger",
    files: [
      "lib/domain/chat/operations.test.ts",
      "lib/domain/search/danger-in-content.test.ts",
      "lib/domain/search/made-questions.test.ts",
    ],
    changedBy: /^(?:content|lib\/(?:contract\/danger|domain\/(?:chat|search)))\//,
  },
  {
    shows: "certificates as PDF, with every name in them, and each kind of file from the built thread",
    files: [
      "components/certificates/sheet.test.ts",
      "lib/domain/certificates/pdf/drawing/pdf.test.ts",
      "lib/domain/certificates/pdf/drawing/structure.test.ts",
      "scripts/build/file-thread.test.ts",
    ],
    changedBy:
      /^(?:components\/certificates|lib\/(?:api\/files|domain\/certificates|platform\/(?:one-file|walls))|scripts\/build|server\/threads)\//,
  },
  {
    shows:
      "an existing backend: its documents word by word, silent, behind proxies; addresses that the portal listens at",
    files: [
      "e2e/contract/operations/listening.contract.ts",
      "e2e/contract/pages/upstream-pages.contract.ts",
      "e2e/contract/platform/documented-backend.contract.ts",
      "e2e/contract/platform/documented-client.contract.ts",
      "e2e/contract/platform/proxies.contract.ts",
      "e2e/contract/platform/silent-upstream.contract.ts",
    ],
    changedBy: /^lib\/api\/(?:documented|upstream|http)|^server\//,
  },
  {
    shows: "attacks and generated requests, each case of them",
    files: [
      "e2e/contract/platform/bad-requests.contract.ts",
      "e2e/contract/platform/fuzz.contract.ts",
      "e2e/contract/platform/generated-requests.contract.ts",
      "e2e/contract/platform/hostile.contract.ts",
      "e2e/contract/platform/slow-requests.contract.ts",
      "testing/fuzz/sequences/sequences.test.ts",
    ],
    changedBy: /^(?:testing\/fuzz|lib\/(?:api|contract)|middleware|server)/,
  },
  {
    shows: "attacks of a partner on the figures of the desk, on the tables of a whole portal",
    files: [
      "lib/domain/desk/programmes/attacks/attack.test.ts",
      "lib/domain/desk/programmes/attacks/course-sums-attack.test.ts",
      "lib/domain/desk/programmes/attacks/single-person.test.ts",
    ],
    changedBy: /^lib\/domain\/desk\//,
  },
  {
    shows: "every page of the site: valid HTML, live links, a title of its own, its status, one tag in every encoding",
    files: [
      "e2e/contract/pages/entity-tags.contract.ts",
      "e2e/contract/pages/known-status.contract.ts",
      "e2e/contract/pages/lost-request.contract.ts",
      "e2e/contract/pages/titles.contract.ts",
      "e2e/contract/pages/whole-site.contract.ts",
    ],
    changedBy: /^(?:app|content|lib\/contract\/routes|middleware|server)/,
  },
  {
    shows: "how many queries each page takes; a visitor's request changes no page that is stored for the others",
    files: ["e2e/contract/pages/page-queries.contract.ts", "e2e/contract/pages/stored-pages.contract.ts"],
    changedBy: /^(?:app|lib\/(?:api|domain|platform)|middleware|server)\b/,
  },
  {
    shows: "forms without JavaScript: the desk, links of mails, a whole course, an ended session, each step and error",
    files: [
      "e2e/contract/forms/course-forms.contract.ts",
      "e2e/contract/forms/desk-forms.contract.ts",
      "e2e/contract/forms/desk-people.contract.ts",
      "e2e/contract/forms/discussion-forms.contract.ts",
      "e2e/contract/forms/mailed-links.contract.ts",
      "e2e/contract/forms/registration-steps.contract.ts",
      "e2e/contract/forms/session-ended.contract.ts",
    ],
    changedBy: /^components\/(?:account|certificates|desk|discussions|forms|learning|recall|surveys)\//,
  },
  {
    shows: "registration in the browser: each missing field, a lost answer, drafts, the campaign's mark, how many taps",
    files: [
      "e2e/account/lost-registration.spec.ts",
      "e2e/account/missing-fields.spec.ts",
      "e2e/account/typed-forms.spec.ts",
      "e2e/campaigns/campaign-marks.spec.ts",
      "e2e/learning/taps.spec.ts",
    ],
    changedBy: /^components\/(?:account|campaigns|forms|layout\/visitor)\//,
  },
  {
    shows: "every form while the connection is cut",
    files: ["e2e/desk/lost-connection.spec.ts"],
    changedBy: /^(?:components\/(?:desk|forms)|offline)\//,
  },
  {
    shows: "updates and several devices while things wait to be sent",
    files: ["e2e/offline/two-devices.spec.ts", "e2e/offline/update-in-use.spec.ts"],
    changedBy: /^(?:offline|lib\/domain\/offline)\//,
  },
  {
    shows: "older browsers, large letters, the longest names, paper, and nothing that moves on slow networks",
    files: [
      "e2e/learning/print.spec.ts",
      "e2e/pages/sheets.spec.ts",
      "e2e/platform/browser-letter-size.spec.ts",
      "e2e/platform/longest-names.spec.ts",
      "e2e/platform/nothing-moves.spec.ts",
      "e2e/platform/older-browsers.spec.ts",
    ],
    changedBy: /\.css$|^(?:components|postcss)/,
  },
];

export const filesOnlyInAll = groupsOnlyInAll.flatMap(({ files }) => files);

/** The groups that a change of these files calls for. */
export function groupsFor(changed: string[]): Group[] {
  return groupsOnlyInAll.filter(({ files, changedBy }) =>
    changed.some((file) => changedBy.test(file) || files.includes(file)),
  );
}

/** How one group is run. */
export function commandsFor({ files }: Group): string[] {
  const named = (ending: string) => files.filter((file) => file.endsWith(ending));
  const units = named(".test.ts");
  const browser = named(".spec.ts");
  const calls = named(".contract.ts");
  return [
    ...(units.length > 0 ? [`npm run unit -- ${units.join(" ")}`] : []),
    ...(calls.length > 0 ? [`npm run contract -- --only ${calls.join(",")}`] : []),
    ...(browser.length > 0 ? [`npm run e2e -- ${browser.join(" ")}`] : []),
  ];
}
