import type { PortalContract } from "../../lib/contract";
import { type Graduate, makeRegistration, newAddress, password } from "../people/learners";
import type { Example } from "./example";

type Examples = {
  [Domain in "accounts" | "recovery" | "avatars" | "privacy" | "security" | "social"]: {
    [Name in keyof PortalContract[Domain]]: (graduate: Graduate) => Example;
  };
};

const tooLong = "x".repeat(130);
/** A link that was never mailed. */
const mailLink = { token: "A".repeat(43), id: "00000000-0000-4000-8000-000000000000" };
const newPassword = { ...mailLink, password1: "river-stone-31", password2: "river-stone-31" };
const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";

export const accountExamples: Examples = {
  accounts: {
    register: () => ({
      path: "/users/register",
      body: makeRegistration(newAddress()),
      wrong: { body: { ...makeRegistration(newAddress()), username: 7 }, named: "username" },
    }),
    checkPassword: () => ({
      path: "/users/check-password",
      body: { password },
      wrong: { body: { password: 7 }, named: "password" },
    }),
    login: ({ username }) => ({
      path: "/users/login",
      body: { username, password },
      wrong: { body: { username, password: 12345 }, named: "password" },
    }),
    logout: () => ({ path: "/users/logout", body: {}, needsOwnSession: true }),
    checkAuth: ({ username }) => ({
      path: "/checkAuth",
      body: { username },
      wrong: { body: { username: ["a"] }, named: "username" },
    }),
    readProfile: () => ({ path: "/users/profile" }),
    postProfile: ({ username }) => ({
      path: "/users/profile",
      body: { username },
      wrong: { body: { username: 7 }, named: "username" },
    }),
    updateProfile: () => ({
      path: "/users/profile",
      body: { place_of_residence: "Rural" },
      wrong: { body: { mobile: 9876543210 }, named: "mobile" },
    }),
  },
  recovery: {
    verifyEmail: () => ({
      path: "/users/email-verify",
      body: mailLink,
      wrong: { body: { token: "abcde" }, named: "id" },
      errorStatus: 400,
    }),
    resendVerification: ({ username }) => ({
      path: "/users/verify-my-email",
      body: { username },
      wrong: { body: { username: 7 }, named: "username" },
      needsOwnSession: true,
    }),
    sendResetLink: () => ({
      path: "/users/reset-password-link",
      body: { email: newAddress() },
      wrong: { body: { email: 7 }, named: "email" },
    }),
    resetPassword: () => {
      const wrong = { body: { ...newPassword, password1: 7 }, named: "password1" };
      return { path: "/users/reset-password-by-token", body: newPassword, wrong, errorStatus: 400 };
    },
    unsubscribe: () => ({
      path: "/users/unsubscribe",
      body: mailLink,
      wrong: { body: { token: "abcde" }, named: "id" },
      errorStatus: 400,
    }),
    resubscribe: () => ({
      path: "/users/resubscribe",
      body: mailLink,
      wrong: { body: { id: "abcde" }, named: "token" },
      errorStatus: 400,
    }),
    loginByToken: () => ({
      path: "/users/login-by-token",
      body: { token: mailLink.token },
      wrong: { body: { token: 7 }, named: "token" },
      errorStatus: 400,
    }),
    readInvitation: () => ({
      path: "/users/invitation/read",
      body: mailLink,
      wrong: { body: { token: "a" }, named: "id" },
      errorStatus: 400,
    }),
    acceptInvitation: () => {
      const body = { ...newPassword, consent_account: true };
      return {
        path: "/users/invitation",
        body,
        wrong: { body: { ...body, password1: 7 }, named: "password1" },
        errorStatus: 400,
      };
    },
  },
  avatars: {
    read: () => ({ path: "/users/avatar", errorStatus: 404, needsOwnSession: true }),
    save: () => ({ path: "/users/avatar", body: { image: onePixel }, wrong: { body: { image: 7 }, named: "image" } }),
    remove: () => ({ path: "/users/avatar", body: {} }),
  },
  privacy: {
    readConsents: () => ({ path: "/users/consents" }),
    changeConsents: () => ({
      path: "/users/consents",
      body: { mailings: true },
      wrong: { body: { mailings: 7 }, named: "mailings" },
    }),
    guardianStatus: () => ({ path: "/users/guardian-consent" }),
    askGuardian: () => ({
      path: "/users/guardian-consent/ask",
      body: {},
      wrong: { body: { guardian_email: 7 }, named: "guardian_email" },
      errorStatus: 409,
    }),
    readGuardianRequest: () => ({
      path: "/users/guardian-consent/request",
      body: mailLink,
      wrong: { body: { token: "a" }, named: "id" },
      errorStatus: 400,
    }),
    giveGuardianConsent: () => ({
      path: "/users/guardian-consent",
      body: mailLink,
      wrong: { body: { token: "a" }, named: "id" },
      errorStatus: 400,
    }),
    sendGrievance: () => ({
      path: "/grievances",
      body: { name: "Asha", contact: newAddress(), message: "Please correct my district.", language: "en" },
      wrong: { body: { name: "Asha", contact: newAddress(), message: 7 }, named: "message" },
    }),
  },
  security: {
    changePassword: () => ({
      path: "/users/change-password",
      body: { password1: "river-stone-31", password2: "river-stone-31", current_password: password },
      wrong: { body: { password1: 7, password2: "river-stone-31" }, named: "password1" },
      needsOwnSession: true,
    }),
    deleteAccount: () => ({
      path: "/users/account",
      body: { password },
      wrong: { body: { password: 7 }, named: "password" },
      needsOwnSession: true,
    }),
    readClosedAccount: () => ({
      path: "/users/account/closed",
      body: mailLink,
      wrong: { body: { token: "abcde" }, named: "id" },
      errorStatus: 400,
    }),
    keepAccount: () => ({
      path: "/users/account/keep",
      body: mailLink,
      wrong: { body: { token: "abcde" }, named: "id" },
      errorStatus: 400,
    }),
    deleteClosedAccount: () => ({
      path: "/users/account/delete",
      body: mailLink,
      wrong: { body: { token: "abcde" }, named: "id" },
      errorStatus: 400,
    }),
    listSessions: () => ({ path: "/users/sessions" }),
    endSession: () => ({
      path: "/users/sessions/nobody-s",
      body: {},
      wrong: { path: `/users/sessions/${tooLong}`, named: "id" },
      errorStatus: 404,
    }),
    endOtherSessions: () => ({ path: "/users/sessions", body: {}, needsOwnSession: true }),
    readMyData: () => ({ path: "/users/my-data" }),
    changeEmail: () => ({
      path: "/users/email",
      body: { email: newAddress(), password },
      wrong: { body: { email: newAddress(), password: 7 }, named: "password" },
      needsOwnSession: true,
    }),
    readEmailChange: () => ({ path: "/users/email" }),
    stopEmailChange: () => ({ path: "/users/email", body: {}, needsOwnSession: true }),
    readEmailLink: () => ({
      path: "/users/email/link",
      body: mailLink,
      wrong: { body: { token: "abcde" }, named: "id" },
      errorStatus: 400,
    }),
    confirmEmailChange: () => ({
      path: "/users/email/confirm",
      body: mailLink,
      wrong: { body: { token: "abcde" }, named: "id" },
      errorStatus: 400,
    }),
    undoEmailChange: () => ({
      path: "/users/email/undo",
      body: mailLink,
      wrong: { body: { token: "abcde" }, named: "id" },
      errorStatus: 400,
    }),
  },
  social: {
    socialLogin: () => ({
      path: "/users/socialLogin",
      body: { accessToken: "a-token-of-nobody", platform: "google", language: "en", utm_campaign: "" },
      wrong: { body: { accessToken: "a-token-of-nobody", platform: "letter" }, named: "platform" },
      errorStatus: 400,
    }),
  },
};
