import { CallError } from "../../../platform/call-error";
import type { Content } from "../../../platform/content";
import type { Database } from "../../../platform/db";

import confusables from "./confusables.json" with { type: "json" };

type Names = { firstName: string; lastName: string };
type Site = Pick<Content["site"], "name" | "foundation" | "productKey" | "staffNames">;

const skeletons = new Map(Object.entries(confusables).flatMap(([to, signs]) => [...signs].map((sign) => [sign, to])));

/**
 * Whether a name could be taken for one of the portal's staff (rule: registration.own-name): it has a word of the list
 * in `content/site.yaml`, or holds the name of the portal or of the foundation, in letters that look like it.
 */
export function looksLikeStaff(site: Site, names: Names): boolean {
  const { portalNames, phrases } = refusedNames.get(site) ?? foldNames(site);
  const written = [names.firstName, names.lastName, `${names.firstName} ${names.lastName}`];
  return [...written, ...written.map((name) => name.replace(/\p{N}+/gu, ""))].map(folded).some((text) => {
    const letters = withoutSpaces(text);
    return (
      portalNames.some((portalName) => letters.includes(portalName)) ||
      phrases.some((phrase) => letters === withoutSpaces(phrase) || ` ${text} `.includes(` ${phrase} `))
    );
  });
}

/** Folded once: each registration would need 0.2 ms for it. */
const refusedNames = new WeakMap<Site, ReturnType<typeof foldNames>>();

function foldNames(site: Site) {
  const { name, foundation, productKey, staffNames } = site;
  const portalNames = [...Object.values(name), ...Object.values(foundation.name), productKey];
  const refused = {
    portalNames: portalNames.map((each) => withoutSpaces(folded(each))),
    phrases: Object.values(staffNames).flat().map(folded),
  };
  refusedNames.set(site, refused);
  return refused;
}

/** @throws CallError BAD_REQUEST for a name that could be taken for one of the portal's staff */
export function requireOwnName({ site }: Content, names: Names): void {
  if (looksLikeStaff(site, names)) throw new CallError("BAD_REQUEST", "nameOfStaff");
}

/**
 * The words of a text as the eye reads them: each sign replaced by the one that it looks like (UTS 39, confusable
 * detection), without accents, in small letters. l and 1 are read as i, as in a capital I.
 */
function folded(text: string): string {
  // Capital letters look like others than small ones do, so the signs are replaced before and after.
  const small = skeleton(skeleton(text.normalize("NFD")).normalize("NFKD")).toLowerCase();
  return skeleton(small)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u093c]|\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll("l", "i")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

function skeleton(text: string): string {
  return [...text].map((sign) => skeletons.get(sign) ?? sign).join("");
}

function withoutSpaces(text: string): string {
  return text.replaceAll(" ", "");
}

const readAtOnce = 1000;

type NamedLikeStaff = { id: string; username: string; name: string };

/**
 * Accounts without a role whose name could be taken for staff, because they were made before such names were refused,
 * or the list of `staffNames` has grown. They are reported, not changed (rule: registration.own-name).
 */
export async function findNamedLikeStaff(db: Database, { site }: Pick<Content, "site">): Promise<NamedLikeStaff[]> {
  const found: NamedLikeStaff[] = [];
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("accounts")
      .select(["id", "username", "first_name", "last_name"])
      .where("role", "=", "learner")
      .where("id", ">", after)
      .orderBy("id")
      .limit(readAtOnce)
      .execute();
    for (const { id, username, first_name, last_name } of rows)
      if (looksLikeStaff(site, { firstName: first_name, lastName: last_name }))
        found.push({ id, username, name: `${first_name} ${last_name}`.trim() });
    const last = rows.at(-1);
    if (!last || rows.length < readAtOnce) return found.sort((one, other) => (one.username < other.username ? -1 : 1));
    after = last.id;
  }
}
