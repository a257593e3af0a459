import type { ICruiseResult } from "dependency-cruiser";
import { topFolders } from "./layers";
import { drawMermaid, folderPairs, inCycle, type Picture } from "./read-imports";

export const components: Picture = { within: "^components/", collapse: "^components/[^/]+" };
export const topLevel: Picture = { within: `^(${topFolders.join("|")})/`, collapse: "^[^/]+" };
const domains: Picture = { within: "^lib/domain/[^/]+/", collapse: "^lib/domain/[^/]+" };
const platform: Picture = { within: "^lib/platform/[^/]+/", collapse: "^lib/platform/[^/]+" };

const titles = [
  ["Top-level folders", topLevel],
  ["Components", components],
  ["Domains", domains],
  ["Platform", platform],
] as const;

/** The folders of the pictures that import each other in a circle; no rule on single files sees them. */
export async function foldersInCycle(imports: ICruiseResult): Promise<string[]> {
  const found = await Promise.all(
    titles.map(async ([, picture]) => inCycle((await folderPairs(imports, picture)).arrows)),
  );
  return found.flat();
}

/** docs/architecture-dependencies.md: which folder imports which. */
export async function dependenciesPage(imports: ICruiseResult): Promise<string> {
  const sections: string[] = [];
  for (const [title, picture] of titles) {
    const { folders, arrows } = await folderPairs(imports, picture);
    sections.push(
      `## ${title}\n\n${folders.length} folders, ${arrows.length} arrows.\n\n\`\`\`mermaid\n${await drawMermaid(imports, picture)}\n\`\`\`\n`,
    );
  }
  return `${introduction}\n${sections.join("\n")}`;
}

const introduction = `# Which folder imports which

Written by \`npm run arch\`, which fails if an import runs upwards, files or folders import each other in a circle, a file of a domain is
imported past its index, or nothing uses a file (the rules: \`scripts/arch/layers.ts\`). Tests are left out. What the layers are is in
[architecture.md](architecture.md).
`;
