/** Why a posted picture was not kept; what the profile's address may say after the form, and nothing else. */
export const pictureRefusals = ["choosePicture", "pictureInvalid", "pictureTooLarge", "pictureBusy", "storageFull", "tooManyTries"] as const;
export type PictureRefusal = (typeof pictureRefusals)[number];

export function isPictureRefusal(given: unknown): given is PictureRefusal {
  return pictureRefusals.some((each) => each === given);
}
