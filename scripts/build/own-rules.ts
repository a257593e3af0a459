import fs from "node:fs";
import path from "node:path";
import postcss, { type ChildNode } from "postcss";
import { escapeHtml } from "../../lib/platform/content/text/escape-html.ts";
import { filesIn } from "../../lib/process/files-in.ts";
import { root } from "../../lib/process/steps.ts";
import { type Rule, rulesFile } from "../../server/finish/own-rules.ts";
import { classesOf } from "./styles/classes-of.ts";

// Run after a build: divides its style sheets into rules, from which a stored page gets its own (server/finish/own-rules.ts).

const folder = path.join(root, ".next", "static");
const sheets: Record<string, Rule[]> = {};
for (const name of filesIn(folder).filter((file) => file.endsWith(".css"))) {
  const address = `/_next/static/${name}`;
  const sheet = postcss.parse(fs.readFileSync(path.join(folder, name), "utf8"));
  // An address in a style sheet is relative to the sheet.
  sheet.walkDecls((each) => {
    each.value = each.value.replace(/url\((?!data:|"data:)"?([^")]+)"?\)/g, (_, url: string) => {
      return `url(${new URL(url, `http://portal${address}`).pathname})`;
    });
  });
  sheets[address] = sheet.nodes.flatMap(rulesIn);
}
fs.writeFileSync(rulesFile, JSON.stringify(sheets));

/** A rule within conditions is repeated with them: a page that needs one of the rules may not need the others. */
function rulesIn(node: ChildNode): Rule[] {
  if (node.type === "atrule" && /^(?:media|supports)$/.test(node.name))
    return (node.nodes ?? []).flatMap(rulesIn).map(({ needs, text }) => {
      return { needs, text: `@${node.name} ${node.params}{${text}}` };
    });
  return [{ needs: node.type === "rule" ? node.selectors.map(htmlClassesOf) : [[]], text: node.toString() }];
}

/** As React writes them into HTML. */
function htmlClassesOf(selector: string): string[] {
  return classesOf(selector).map((name) => escapeHtml(name).replaceAll(">", "&gt;").replaceAll("'", "&#x27;"));
}
