// Started before anything else of a standalone folder (node --import ./scripts/deploy/require-node.mjs): its packages
// are for one major version of Node, and with another one they end the process without a word, or with one that names
// none of this.

/** As package.json has it. */
export const requiredNode = 24;

const [major] = process.versions.node.split(".");
if (Number(major) !== requiredNode) {
  console.error(
    `The portal needs Node ${requiredNode}, and this is Node ${process.versions.node}. Install Node ${requiredNode}, or put it first in the PATH.`,
  );
  process.exit(1);
}
