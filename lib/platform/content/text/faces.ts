/** The pictures in `public/images/faces`, for stories and testimonials. */
export const faceNames = [
  "boy-smiling",
  "boy-worried",
  "father-turban",
  "girl-laughing",
  "girl-worried",
  "grandmother",
  "man-beard",
  "man-grey",
  "teacher-glasses",
  "young-woman-scarf",
] as const;
type Face = (typeof faceNames)[number];

export function isFace(name: string): name is Face {
  return faceNames.some((each) => each === name);
}

export function facePicture(face: Face): string {
  return `/images/faces/${face}.svg`;
}
