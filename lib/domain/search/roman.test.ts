import { expect, test } from "vitest";
import { romanKey } from "./roman";
import { normaliseWord } from "./words";

test.each([
  ["माहवारी", ["mahwari", "maahvaari", "mahavari"]],
  ["खून", ["khoon", "khun"]],
  ["कमी", ["kami", "kamee"]],
  ["तनाव", ["tanav", "tanaav", "tanaw"]],
  ["उदासी", ["udasi", "udaasi"]],
  ["गर्भ", ["garbh"]],
  ["नशा", ["nasha", "nashaa"]],
  ["सहमति", ["sahmati", "sahamati"]],
  ["परीक्षा", ["pareeksha", "pariksha"]],
  ["कंडोम", ["kandom"]],
  ["स्वप्नदोष", ["swapndosh", "svapnadosh"]],
])("%s and its Latin spellings share a key", (hindi, spellings) => {
  for (const latin of spellings) expect(romanKey(latin), latin).toBe(romanKey(normaliseWord(hindi)));
});
