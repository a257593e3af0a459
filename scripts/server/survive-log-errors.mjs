// A log that cannot be written (its disk is full, its reader has gone) loses lines and stops nothing. Without these listeners each failed
// write is an uncaught error, which is logged, which fails again.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
