import { expect, test } from "vitest";
import { commentTime, dateAndTime, dayAndTime, daysAgo } from "./dates";

test.each([
  ["2026-11-20T10:15:00.000Z", "Nov 20, 2026 03:45 PM", "20 नवंबर 2026, दोपहर 3:45 बजे"],
  ["2026-01-04T18:29:00.000Z", "Jan 04, 2026 11:59 PM", "4 जनवरी 2026, रात 11:59 बजे"],
  ["2026-01-04T18:30:00.000Z", "Jan 05, 2026 12:00 AM", "5 जनवरी 2026, रात 12:00 बजे"],
  ["2026-06-15T06:30:00.000Z", "Jun 15, 2026 12:00 PM", "15 जून 2026, दोपहर 12:00 बजे"],
  ["2026-06-15T01:05:00.000Z", "Jun 15, 2026 06:35 AM", "15 जून 2026, सुबह 6:35 बजे"],
  ["2026-06-15T11:05:00.000Z", "Jun 15, 2026 04:35 PM", "15 जून 2026, शाम 4:35 बजे"],
])("%s is shown in India's time", (iso, en, hi) => {
  expect(commentTime(iso, "en")).toBe(en);
  expect(commentTime(iso, "hi")).toBe(hi);
});

test.each([
  ["2026-11-20T08:35:00.000Z", "20 November at 2:05 pm", "20 नवंबर, दोपहर 2:05 बजे"],
  ["2026-11-20T18:35:00.000Z", "21 November at 12:05 am", "21 नवंबर, रात 12:05 बजे"],
])("%s is the day and the time that something was saved in India", (iso, en, hi) => {
  expect(dayAndTime(iso, "en")).toBe(en);
  expect(dayAndTime(iso, "hi")).toBe(hi);
});

test.each([
  ["2026-10-29T18:49:00.000Z", "30 October 2026, 12:19 am", "30 अक्टूबर 2026, रात 12:19 बजे"],
  ["2026-11-20T08:35:00.000Z", "20 November 2026, 2:05 pm", "20 नवंबर 2026, दोपहर 2:05 बजे"],
])("%s is a date and a time of the desk", (iso, en, hi) => {
  expect(dateAndTime(iso, "en")).toBe(en);
  expect(dateAndTime(iso, "hi")).toBe(hi);
});

test.each([
  ["2026-11-20T18:29:00.000Z", "today", "आज"],
  ["2026-11-19T18:29:00.000Z", "yesterday", "कल"],
  ["2026-11-08T08:35:00.000Z", "12 days ago", "12 दिन पहले"],
])("%s was that many days of India before the night of 20 November", (iso, en, hi) => {
  const now = "2026-11-20T18:29:59.000Z";
  expect(daysAgo(iso, "en", now)).toBe(en);
  expect(daysAgo(iso, "hi", now)).toBe(hi);
});
