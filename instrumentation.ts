/** Next calls this once for each server process, before it answers. */
export async function register(): Promise<void> {
  // Written as one positive condition, so that the edge bundle drops what stands inside.
  if (process.env.NEXT_RUNTIME === "nodejs" && process.env.NEXT_PHASE !== "phase-production-build") {
    const { startBackgroundWork } = await import("./lib/portal/background");
    await startBackgroundWork();
  }
}
