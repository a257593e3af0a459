/** Why a posted picture was not kept; what the profile's address may say after the form, and nothing else. */
export const pictureRefusals = ["choosePicture", "pictureInvalid", "pictureTooLarge", "pictureBusy", "storageFull", "tooManyTries"] as const;
export type PictureError = (typeof pictureRefusals)[number];

export function isPictureError(given: unknown): given is PictureError {
  return pictureRefusals.some((each) => each === given);
}
