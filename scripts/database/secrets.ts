/** The files of the data folder without which sessions end and certificates' badges can no longer be verified. */
export const secretNames = ["session-secret", "badge-key"];
