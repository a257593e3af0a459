import type { Plugin } from "vite";

/**
 * In a bundle for the browser, Next replaces a file of server actions by references that call the server. This plugin
 * does the same for component tests: an action calls `serverActions`, where the test answers for the server, as it does
 * with `fetch`.
 */
export const serverActions: Plugin = {
  name: "server-actions",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code) {
    if (!code.startsWith('"use server"')) return;
    const names = [...code.matchAll(/^export async function (\w+)/gm)].map(([, name]) => name);
    return names
      .map((name) => `export const ${name} = (...given) => globalThis.serverActions.${name}(...given);`)
      .join("\n");
  },
};
