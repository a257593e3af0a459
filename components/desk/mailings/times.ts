/** Monday is 1. */
export const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;
export type Weekday = (typeof weekdays)[number];

export const hourText = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

export const weekdayOf = (day: number): Weekday => weekdays.find((each) => each === String(day)) ?? "1";
