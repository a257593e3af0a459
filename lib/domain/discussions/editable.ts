import { editableMinutes } from "../../contract/rules/comment";
import { utc } from "../../platform/utc";

/** The end of the time in which the author may edit a comment. */
export const editableUntil = (writtenAt: string): string =>
  utc(writtenAt).add(editableMinutes, "minutes").toISOString();

export const isEditable = (writtenAt: string, now: Date): boolean => editableUntil(writtenAt) > now.toISOString();
