// What other features use of this one in the browser: apart from index.ts, so that no server part comes into a bundle.

export { type CourseToOpen, RegistrationForm } from "./register/registration-form";
export { TeacherForm, type TeacherFormProps } from "./register/teacher-form";
export { isTeacherVariant, type TeacherVariant, teacherVariants } from "./register/teacher-variants";
export { SocialButtons } from "./sign-in/social-buttons";
