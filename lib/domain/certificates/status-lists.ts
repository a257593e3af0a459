import { randomInt } from "node:crypto";
import { gzipSync } from "node:zlib";
import { countRows, type Database, write } from "../../platform/db";

// The lists of withdrawn badges, by the W3C's Bitstring Status List 1.0: one bit for each badge, 1 when it is invalid
// (rule: certificate.badge-status).

/** The least that the standard allows, so that a verifier's request does not tell which badge it looks at. */
export const bitsOfList = 131_072;
/** At most half full, so that a random place is free after two attempts on average. */
export const badgesOfList = bitsOfList / 2;

type Place = { list: number; place: number };

/**
 * The bit of a certificate's badge, chosen at random when it is first requested. A corrected certificate has another
 * id, and so another bit.
 */
export async function placeOfBadge(db: Database, certificateId: string): Promise<Place> {
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

/**
 * The places of a list whose badge is invalid, because its certificate was withdrawn or replaced. Null for a list that
 * does not exist yet.
 */
export async function withdrawnPlaces(db: Database, list: number): Promise<number[] | null> {
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
