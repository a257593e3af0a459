// What other features use of this one on the server; what they use in the browser is in client.ts.

export { GuardianWaiting } from "./privacy/guardian-waiting";
export { registrationProps, teacherProps } from "./register/form-props";
export { type SocialTexts, socialTexts } from "./sign-in/social-texts";
