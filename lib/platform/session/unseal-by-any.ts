import { unsealData } from "iron-session";

/**
 * Opens what one of these secrets has sealed (docs/operations.md, "Changing a secret"). @returns null where none of them
 * has, or the time is over; `isEarlier`: not by the first, which seals today
 */
export async function unsealByAny<Data>(
  seal: string,
  secrets: readonly string[],
  ttl: number,
): Promise<{ data: Data; isEarlier: boolean } | null> {
  for (const [at, password] of secrets.entries()) {
    try {
      const data = await unsealData<Data>(seal, { password, ttl });
      // A seal of another secret is an empty object, not an error.
      if (Object.keys(data as object).length > 0) return { data, isEarlier: at > 0 };
    } catch {
      // Not a seal at all, or changed: no other secret opens it either, and each says so.
    }
  }
  return null;
}
