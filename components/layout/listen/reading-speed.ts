/** The speeds that a reader can choose; 1 is that of the voice. */
export const speeds = [0.75, 1, 1.25, 1.5] as const;
const storageKey = "reading-speed";

/** The speed that was chosen last on this device. */
export function rememberedSpeed(): number {
  try {
    const stored = Number(window.localStorage.getItem(storageKey));
    return speeds.find((each) => each === stored) ?? 1;
  } catch {
    return 1;
  }
}

/** A browser that stores nothing keeps the choice for this page only. */
export function rememberSpeed(speed: number): void {
  try {
    window.localStorage.setItem(storageKey, String(speed));
  } catch {
    // Nothing to remember it in.
  }
}
