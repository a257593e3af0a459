// A log that cannot be written (the disk is full, the reader has ended) loses lines but does not stop the process.
// Without these listeners each failed write is an uncaught error, whose log line fails again.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
