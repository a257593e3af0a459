/**
 * The lock file with the address of each package's archive, by npm's own convention. The project's lock file names no
 * registry, and without an address npm asks the registry for the description of every version of a package before it
 * fetches one.
 * @param {{ packages: Record<string, { name?: string, version?: string, integrity?: string, resolved?: string }> }}
 * lock
 * @param {string} registry
 * @param {string[]} otherScopes scopes (`@company`) that the configuration gives a registry of their own
 */
export function lockWithAddresses(lock, registry, otherScopes = []) {
  const packages = Object.fromEntries(
    Object.entries(lock.packages).map(([folder, entry]) => {
      const name = entry.name ?? folder.split("node_modules/").at(-1) ?? "";
      const [scope = ""] = name.split("/");
      // Without a checksum an archive could not be told from another: npm finds such a package by itself.
      if (!folder.includes("node_modules/") || !entry.integrity || entry.resolved || otherScopes.includes(scope))
        return [folder, entry];
      const resolved = `${registry.replace(/\/$/, "")}/${name}/-/${name.split("/").at(-1)}-${entry.version}.tgz`;
      return [folder, { ...entry, resolved }];
    }),
  );
  return { ...lock, packages };
}
