/** Why a posted picture was not stored: the only values of `rejected` in the profile's address. */
const pictureErrors = [
  "choosePicture",
  "pictureInvalid",
  "pictureTooLarge",
  "pictureBusy",
  "storageFull",
  "tooManyTries",
] as const;
export type PictureError = (typeof pictureErrors)[number];

export function isPictureError(given: unknown): given is PictureError {
  return pictureErrors.some((each) => each === given);
}
