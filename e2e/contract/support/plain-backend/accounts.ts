import { randomUUID } from "node:crypto";
import { type Person, type PlainCall, Refused, type Responses } from "./plain-call";

// The calls of accounts-and-public.md, section 7, on accounts. The comment above each quotes the document on its
// response.

export const people: Person[] = [];

const dateCreated = "2026-04-01T08:00:00.000Z";

function find(username: unknown, password: unknown): Person {
  const found = people.find((each) => each.username === username && each.password === password);
  // Section 8: "Login failure, 401".
  if (!found) throw new Refused(401, "Email or password is wrong.");
  return found;
}

function signedIn({ token, username, profile, id }: Person) {
  return { token, username, firstName: profile.firstName, _id: id };
}

const profileInfo = ({ profile }: Person) => (profile.is_profile_complete === 1 ? 1 : 0);

/** Section 3, "User / profile", with every field of the list. What the learner has not given yet is null. */
function toProfile(person: Person) {
  const { profile } = person;
  return {
    username: person.username,
    firstName: profile.firstName,
    lastName: profile.lastName,
    _id: person.id,
    token: person.token,
    profileInfo: profileInfo(person),
    verifiedEmail: 0,
    avatar: null,
    dateCreated,
    mobile: profile.mobile ?? null,
    current_institute: profile.current_institute ?? null,
    employment_sector: profile.employment_sector ?? null,
    state: profile.state ?? null,
    state_id: profile.state_id ?? null,
    district: profile.district ?? null,
    language_preference: profile.language_preference ?? profile.language ?? null,
    gender: profile.gender ?? null,
    age: profile.age ?? null,
    profession: profile.profession ?? null,
    place_of_residence: profile.place_of_residence ?? null,
    school_type: profile.school_type ?? null,
    teaching_subject: profile.teaching_subject ?? null,
    block: profile.block ?? null,
    is_profile_complete: profileInfo(person),
  };
}

/** For calls that are marked as bearer's: the server has made sure of the person. */
export function own({ person }: PlainCall): Person {
  if (!person) throw new Refused(401, "unauthorized.");
  return person;
}

const readProfile = (call: PlainCall) => ({ success: true, data: toProfile(own(call)) });

export const accountResponses: Responses = {
  // "status, token, username, firstName, _id"
  "POST /api/users/register": ({ body }) => {
    const { username, password, ...profile } = body;
    if (people.some((each) => each.username === username)) throw new Refused(401, "Account already Exists");
    const person: Person = {
      id: randomUUID(),
      token: randomUUID(),
      username: String(username),
      password: String(password),
      profile,
      courses: new Map(),
    };
    people.push(person);
    return { status: true, ...signedIn(person) };
  },
  // "token, username, firstName, _id, profileInfo"
  "POST /api/users/login": ({ body }) => {
    const person = find(body.username, body.password);
    return { ...signedIn(person), profileInfo: profileInfo(person) };
  },
  // "status, token, username, firstName, _id"
  "POST /api/users/login-by-token": ({ body }) => {
    const person = people.find(({ token }) => token === body.token);
    if (!person) throw new Refused(401, "This link is not valid.");
    return { status: true, ...signedIn(person) };
  },
  // "token, username, firstName, _id, profileInfo, message"; section 4: "Social login with no token in the answer"
  "POST /api/users/socialLogin": () => ({ message: "The login did not succeed." }),
  // "status, firstName, profileInfo, message"
  "POST /api/checkAuth": (call) => ({
    status: true,
    firstName: own(call).profile.firstName,
    profileInfo: profileInfo(own(call)),
    message: "",
  }),
  // "success, data"
  "GET /api/users/profile": readProfile,
  // "success, data"
  "POST /api/users/profile": readProfile,
  // "success toast": no field is shown
  "PUT /api/users/profile": (call) => {
    Object.assign(own(call).profile, call.body);
    return {};
  },
  // "status, message"
  "POST /api/users/change-password": (call) => {
    own(call).password = String(call.body.password1);
    return { status: true, message: "Password changed." };
  },
  // "success, message"
  "DELETE /api/users/account": (call) => {
    people.splice(people.indexOf(own(call)), 1);
    return { success: true, message: "Account deleted." };
  },
  // "status, message"
  "POST /api/users/reset-password-link": () => ({ status: true, message: "Please check your email." }),
  // "status, message"
  "POST /api/users/reset-password-by-token": () => ({ status: true, message: "Password set." }),
  // "icon, status, message"
  "POST /api/users/email-verify": () => ({ icon: "check", status: true, message: "Your email is verified." }),
  // "status, message (resend)"
  "POST /api/users/verify-my-email": () => ({ status: true, message: "Please check your email." }),
  // "message"
  "POST /api/users/unsubscribe": () => ({ message: "You have successfully unsubscribed from list." }),
  // "message"
  "POST /api/users/resubscribe": () => ({ message: "You have successfully subscribed" }),
  // "data list of {district}"
  "POST /api/getDistricts": () => ({ data: [{ district: "Patna" }, { district: "Gaya" }] }),
  // "data list of {block}"
  "POST /api/getBlocks": () => ({ data: [{ block: "Phulwari" }] }),
  // "data list of {subject}"
  "GET /api/getSubjects": () => ({ data: [{ subject: "Science" }, { subject: "Hindi" }] }),
};
