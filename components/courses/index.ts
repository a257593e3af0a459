// What other features use of this one on the server; what they use in the browser is in client.ts.

export { enrollAction } from "./actions";
export { CourseFacts, Objectives } from "./course-facts";
export { CourseFrame } from "./course-frame";
export { courseGraph } from "./course-graph";
export { CourseCredentials, CourseTitle, OfferedBy } from "./course-head";
export { CourseParts, Faqs } from "./course-parts";
export { CourseRows } from "./course-rows";
export { EnrollInputs, PlainEnrollForm } from "./enroll/enroll-panel";
export { IntroFilm } from "./intro-film";
export { ShareLinks } from "./share-links";
