import { readCommand } from "../lib/process/read-command.ts";
import { run } from "../lib/process/steps.ts";

readCommand({
  name: "sbom",
  description: "Prints the packages of the running portal with versions and licenses, as CycloneDX.",
});

const { code } = await run("npm", ["sbom", "--omit", "dev", "--sbom-format", "cyclonedx"], { allowFailure: true });
process.exitCode = code ?? 1;
