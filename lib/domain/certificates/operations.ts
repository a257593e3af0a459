import { randomInt } from "node:crypto";
import { gzipSync } from "node:zlib";
import { CallError } from "../../platform/call-error";
import { countRows, type Database, write } from "../../platform/db";
import type { CallContext, Operations } from "../call";
import { requestReview } from "./complete-course";
import { findCertificate } from "./records";
import { isReplaced } from "./staff/correct-name";
import { certificateView } from "./view";
import { walls } from "./walls";

// W3C's Bitstring Status List 1.0: a bit for each badge, 1 for an invalid one (rule: certificate.badge-status).

/** The least that the standard allows, so that a verifier's request does not tell which badge it looks at. */
export const bitsOfList = 131_072;
/** At most half full, so that a random place is free after two attempts on average. */
export const badgesOfList = bitsOfList / 2;

type Place = { list: number; place: number };

/** The bit of a certificate's badge, chosen at random. A corrected certificate has another id and another bit. */
async function placeOfBadge(db: Database, certificateId: string): Promise<Place> {
  return (await findPlace(db, certificateId)) ?? write(db, (transaction) => drawPlace(transaction, certificateId));
}

async function findPlace(db: Database, certificateId: string): Promise<Place | undefined> {
  return db
    .selectFrom("badge_statuses")
    .select(["list", "place"])
    .where("certificate_id", "=", certificateId)
    .executeTakeFirst();
}

async function drawPlace(db: Database, certificateId: string): Promise<Place> {
  for (;;) {
    const drawn = { list: await openList(db), place: randomInt(bitsOfList) };
    // Nothing is written when the place is taken, or when another process has chosen one for the same badge.
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("badge_statuses")
      .values({ certificate_id: certificateId, ...drawn })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) > 0) return drawn;
    const found = await findPlace(db, certificateId);
    if (found) return found;
  }
}

/** The list that takes new badges: the last one, or the next where half of it is taken. */
async function openList(db: Database): Promise<number> {
  const last = await lastList(db);
  const taken = await countRows(db.selectFrom("badge_statuses").where("list", "=", last));
  return taken < badgesOfList ? last : last + 1;
}

async function lastList(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom("badge_statuses")
    .select((select) => select.fn.max("list").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 1);
}

/** The places of invalid badges in a list: withdrawn or replaced. Null for a list that does not exist yet. */
async function withdrawnPlaces(db: Database, list: number): Promise<number[] | null> {
  if (list > (await lastList(db))) return null;
  const found = await db
    .selectFrom("badge_statuses")
    .leftJoin("certificates", "certificates.id", "badge_statuses.certificate_id")
    .select("place")
    .where("list", "=", list)
    .where((where) =>
      where.or([where("certificates.id", "is", null), where("certificates.withdrawn_at", "is not", null)]),
    )
    .execute();
  return found.map(({ place }) => place);
}

/** The bits of a list as the standard writes them: the first bit is the highest of the first byte. */
export function encodeStatusList(places: number[]): string {
  const bytes = Buffer.alloc(bitsOfList / 8);
  for (const place of places) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (0x80 >> (place & 7));
  return `u${gzipSync(bytes).toString("base64url")}`;
}

/**
 * The calls of `certificates`: read one by its id (rule: certificate.address), and request another review. @throws
 * CallError NOT_FOUND for an unknown id, GONE for a withdrawn or replaced certificate
 */
export const certificates: Operations<"certificates"> = {
  requestReview,
  ...walls,

  async badgeStatus(context, { id }) {
    await readValid(context, id);
    return { data: await placeOfBadge(context.db, id) };
  },

  async statusList({ db }, { list }) {
    const places = await withdrawnPlaces(db, Number(list));
    if (!places) throw new CallError("NOT_FOUND", "statusListUnknown");
    return { data: { encodedList: encodeStatusList(places) } };
  },

  async read(context, { id, language }) {
    const { certificate, course } = await readValid(context, id);
    const { learner, content } = context;
    const owner = learner?.accountId === certificate.account_id;
    return {
      data: certificateView(content, certificate, course, language, {
        owner,
        coordinator: learner?.isCoordinator ?? false,
      }),
    };
  },
};

/** The status of a certificate's page, for one that does not exist or is gone; null for a valid one. */
export async function certificateStatus(db: Database, id: string): Promise<404 | 410 | null> {
  const certificate = await findCertificate(db, id);
  if (!certificate) return (await isReplaced(db, id)) ? 410 : 404;
  return certificate.withdrawn_at === null ? null : 410;
}

async function readValid({ db, content }: CallContext, id: string) {
  const certificate = await findCertificate(db, id);
  if (!certificate && (await isReplaced(db, id))) throw new CallError("GONE", "certificateReplaced");
  const course = certificate && content.courseById.get(certificate.course_id);
  if (!certificate || !course) throw new CallError("NOT_FOUND", "certificateUnknown");
  if (certificate.withdrawn_at !== null) throw new CallError("GONE", "certificateWithdrawn");
  return { certificate, course };
}
