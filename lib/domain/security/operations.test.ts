import { expect, test } from "vitest";
import { deviceIn, deviceKind } from "./operations";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A145F) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Chrome on an Android phone",
    "एंड्रॉइड फ़ोन पर Chrome",
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-T220) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Safari/537.36`,
    "Samsung Internet on an Android tablet",
    null,
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari on an iPhone",
    "आईफ़ोन पर Safari",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    "Edge on a Windows computer",
    null,
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox on a Linux computer", null],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/130.0.0.0 Safari/537.36`, "Chrome on a Chromebook", null],
  ["Dalvik/2.1.0 (Linux; U; Android 12; Redmi Note 10 Mobile)", "An app on an Android phone", "एंड्रॉइड फ़ोन पर कोई ऐप"],
  ["", "A device we do not recognise", "कोई डिवाइस जिसे हम पहचान नहीं पाए"],
  ["<script>alert(1)</script>", "A device we do not recognise", null],
])("%s", (userAgent, english, hindi) => {
  expect(deviceIn(userAgent, "en")).toBe(english);
  if (hindi) expect(deviceIn(userAgent, "hi")).toBe(hindi);
});

test.each([
  ["Mozilla/5.0 (Linux; Android 14; SM-A145F) Chrome/130.0 Mobile Safari/537.36", "phone"],
  ["Mozilla/5.0 (Linux; Android 13; SM-T220) Chrome/122.0 Safari/537.36", "tablet"],
  ["Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1", "tablet"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "computer"],
  ["curl/8.5.0", "unknown"],
])("%s is a %s", (userAgent, kind) => {
  expect(deviceKind(userAgent)).toBe(kind);
});
