// What other features use of this one in the browser: apart from index.ts, so that no server part comes into a bundle.

export { type CourseToEnroll, enrollAndOpen } from "./enroll/enroll-and-open";
