import type { CallContext } from "../call";
import { Refusal } from "../refusal";
import { passwordMatches } from "./passwords";
import { type Account, findAccountByUsername } from "./records";

type Wrong = { code: "UNAUTHORIZED" | "BAD_REQUEST"; key: "signInFailed" | "currentPasswordWrong" };
const signInFailed: Wrong = { code: "UNAUTHORIZED", key: "signInFailed" };

/**
 * The one place where somebody shows that they know a password: sign-in, change, deletion. Guesses are counted together (threats
 * T10), and an unknown address takes as long and answers the same as a wrong password (threats T9). @throws Refusal
 */
export async function provePassword(context: CallContext, username: string, password: string, wrong = signInFailed): Promise<Account> {
  const { limits, db, address } = context;
  const here = `${username} ${address}`;
  await limits.check("signInAddress", address);
  await limits.check("signInHere", here);
  await limits.check("signInAccount", username);
  const account = await findAccountByUsername(db, username);
  if (!(await passwordMatches(account?.password_hash, password)) || !account) {
    await Promise.all([limits.count("signInAddress", address), limits.count("signInHere", here), limits.count("signInAccount", username)]);
    throw new Refusal(wrong.code, wrong.key);
  }
  await limits.forget("signInHere", here);
  return account;
}
