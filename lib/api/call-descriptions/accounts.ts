import type { Descriptions } from "./described";

const linkInvalid = "The link is not valid, has expired, or was used before.";
const tooManyLinks = "Too many invalid links from one network within fifteen minutes.";
const wrongPassword = "Email and password do not belong together.";
const guesses = "Too many wrong passwords. The pause grows with each.";

/** Accounts, how people get into them, and what they decide about their data. */
export const accountDescriptions: Descriptions = {
  accounts: {
    register: {
      does: "Creates an account and signs in. The main form and the course, campaign and teacher forms send different fields; rules that are broken answer their documented message.",
      errors: {
        400: "A rule of the form is broken; the message is the documented one.",
        401: "There is an account with this email.",
        429: "Too many registrations from one network within an hour.",
      },
    },
    checkPassword: {
      does: "Answers whether a new password would be accepted, so that a form in steps can say it in the step where it is typed. Stores nothing.",
      errors: { 400: "The password is too short, too long, common, or the email itself." },
    },
    login: {
      does: "Signs in with email and password and answers the token for later calls. `profileInfo` is 1 once the profile is complete. With `shared_device` the session ends after 12 hours.",
      errors: { 401: wrongPassword, 429: guesses },
    },
    logout: { does: "Ends the session of this call. Its token is of no use afterwards." },
    checkAuth: {
      does: "Answers who is signed in: first name, whether the profile is complete, and whether the email is verified.",
      errors: { 403: "`username` names somebody else." },
    },
    readProfile: { does: "Answers the own profile." },
    postProfile: {
      does: "Answers the own profile, by the method that the mobile app uses.",
      errors: { 403: "`username` names somebody else." },
    },
    updateProfile: {
      does: "Changes fields of the own profile. With `is_profile_complete` 1 everything that a complete profile needs is checked; certificates that waited for it are then issued.",
      errors: { 400: "A rule of the form is broken, or the place is unknown; the message says which." },
    },
  },
  avatars: {
    read: {
      does: "Answers a learner's picture as a WebP file by its address, which changes with the picture.",
      errors: { 404: "There is no picture under this address." },
    },
    save: {
      does: "Stores a picture for the own account, cut to a square and without the data that a camera adds.",
      errors: { 400: "The file is not a picture that can be read.", 429: "Too many pictures within an hour." },
    },
    remove: {
      does: "Removes the own picture. Initials are shown instead.",
      errors: { 429: "Too many changes within an hour." },
    },
  },
  privacy: {
    readConsents: { does: "Answers what the learner has consented to, when, and under which version of the notice." },
    changeConsents: {
      does: "Gives or withdraws the consent to mailings or to measuring.",
      errors: { 403: "Somebody under 18 is not asked for these consents." },
    },
    guardianStatus: {
      does: "Answers whether the account waits for a parent's or guardian's consent, and whom the mail went to.",
    },
    askGuardian: {
      does: "Mails the parent or guardian again, or mails another address.",
      errors: {
        400: "The address is not one, or is the learner's own.",
        409: "The account needs no guardian's consent.",
        429: "Too many mails within an hour.",
      },
    },
    readGuardianRequest: {
      does: "Answers whose account a guardian's link is about. It changes nothing.",
      errors: { 400: linkInvalid, 429: tooManyLinks },
    },
    giveGuardianConsent: {
      does: "Gives a parent's or guardian's consent by the token of the mailed link.",
      errors: { 400: linkInvalid, 429: tooManyLinks },
    },
    sendGrievance: {
      does: "Sends a complaint about personal data to the grievance officer and answers its ticket and the day by which it is answered. It needs no account.",
      errors: {
        400: "A field is blank, or the contact is neither an email address nor a telephone number.",
        429: "Too many complaints from one network within an hour.",
      },
    },
  },
  recovery: {
    verifyEmail: {
      does: "Verifies an email address by the token of the mailed link.",
      errors: { 400: linkInvalid, 429: tooManyLinks },
    },
    resendVerification: {
      does: "Mails the link that verifies the email again.",
      errors: { 403: "`username` names somebody else.", 429: "Too many mails within an hour." },
    },
    sendResetLink: {
      does: "Mails a link to set a new password. The answer is the same whether there is such an account or not.",
      errors: {
        400: "The email is empty or is not an address.",
        429: "Too many requests from one network, or for one address, within an hour.",
      },
    },
    resetPassword: {
      does: "Sets a new password by the token of the mailed link and ends every session of the account.",
      errors: { 400: `${linkInvalid} Or the passwords differ or are too short.`, 429: tooManyLinks },
    },
    unsubscribe: {
      does: "Stops mailings to the address of the mailed link, without a login.",
      errors: { 400: linkInvalid, 429: tooManyLinks },
    },
    resubscribe: {
      does: "Takes mailings up again by the same link, without a login.",
      errors: { 400: linkInvalid, 429: tooManyLinks },
    },
    loginByToken: {
      does: "Signs in for learning by the token of a mailed link. Such a session cannot change the account.",
      errors: { 400: linkInvalid, 429: tooManyLinks },
    },
    readInvitation: {
      does: "Answers who is invited to which course, by the token of the mailed link. It changes nothing.",
      errors: { 400: linkInvalid, 429: tooManyLinks },
    },
    acceptInvitation: {
      does: "Accepts an invitation: stores the password and the consents, enrols in the course, and signs in.",
      errors: { 400: `${linkInvalid} Or a password or consent is missing.`, 429: tooManyLinks },
    },
  },
  security: {
    changePassword: {
      does: "Changes the own password and ends every other session.",
      errors: {
        400: "The passwords differ, are too short, or the current one is missing.",
        401: "The current password is wrong.",
        429: guesses,
      },
    },
    deleteAccount: {
      does: "Deletes the account and everything personal in it at once. Comments stay without a name; certificates can no longer be checked.",
      errors: {
        400: "The password is wrong, or an account with a role at the desk needs a code of the authenticator app, or the code is wrong.",
        409: "It is the only account of an administrator.",
        429: guesses,
      },
    },
    listSessions: { does: "Lists where the account is logged in, by device and time." },
    endSession: {
      does: "Logs out one of the own sessions.",
      errors: { 404: "There is no such session of this account." },
    },
    endOtherSessions: { does: "Logs out every session of the account but this one." },
    readMyData: {
      does: "Answers every row that the portal holds about the learner, table by table.",
      errors: { 429: "Too many downloads within an hour." },
    },
  },
  social: {
    socialLogin: {
      does: "Signs in with an access token of Google or Facebook, which is checked with the provider. An unknown address gets an account.",
      errors: {
        400: "The portal offers no login by this provider, or a consent is missing.",
        401: "The provider does not accept the token, knows no verified email, or the address belongs to an account with a password.",
        429: "Too many logins from one network within fifteen minutes.",
      },
    },
  },
};
