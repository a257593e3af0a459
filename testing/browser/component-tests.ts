import type { Plugin } from "vite";

/**
 * What Next does with a file of server actions in a bundle for the browser: each action is a reference that calls the
 * server. Here it calls `serverActions`, which the test provides as it provides the answers of `fetch`.
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
