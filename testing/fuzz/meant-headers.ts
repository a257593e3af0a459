import fc from "fast-check";

// Headers to which Next or HTTP gives a meaning, with values that have one and values that nearly have one.

/** What a browser on another page says that it has; the rest is what Next reads in another way, or not at all. */
const states = [
  ["", {}],
  ["", { children: ["courses", { children: ["__PAGE__", {}] }] }],
  ["", { children: [["locale", "en", "d", null], { children: ["x", {}, null, "refetch"] }, null, null, 4] }],
  [["a", "b", "oc", ["c"]], { __proto__: ["x", {}], slot: ["__DEFAULT__", {}, ["/x", "?a=b"], "metadata-only"] }],
  ["(public)", { children: ["__PAGE__?{}", {}, ["", ""], "inside-shared-layout"] }, null, null, -1],
  ["", { children: [["locale", "en", "x", null], {}] }],
  ["", []],
  {},
  null,
  [[[]]],
].map((state) => encodeURIComponent(JSON.stringify(state)));
const dates = ["Thu, 01 Jan 1970 00:00:00 GMT", "Fri, 31 Dec 9999 23:59:59 GMT", "1", "Thursday"];
const tags = ['"x"', 'W/"x"', "*", '"x", W/"y"', '"', ","];

/** By name: the values that each is generated with. */
const ofAnswers = {
  RSC: ["1", "1", "0"],
  "Next-Router-Prefetch": ["1", "2", "3", "4"],
  "Next-Router-Segment-Prefetch": ["/_tree", "/_index", "/_head", "/courses/__PAGE__", "_tree", "/../x", "/_full"],
  "Next-Router-State-Tree": [...states, "[", "%", "x"],
  "Next-Url": ["/courses", "/en/courses", "//x", "x", "/%ff"],
  "Next-Action": ["0".repeat(42), "40".padEnd(42, "f"), "x", "__proto__"],
  Range: ["bytes=0-5", "bytes=99999999-", "bytes=-0", "bytes=-5", "bytes=5-0", "bytes=0-0,-1", "bytes=x", "lines=1-"],
  "If-Range": [...tags, ...dates],
  "If-Match": tags,
  "If-None-Match": tags,
  "If-Modified-Since": dates,
  "If-Unmodified-Since": dates,
  "Content-Encoding": ["gzip", "br", "identity", "x", "gzip, gzip"],
  "Sec-Fetch-Dest": ["document", "image", "empty", "script", "x"],
  Accept: ["text/x-component", "application/json", "image/*", "x"],
};

/** Each name at most once. */
export function anyMeant(values: Record<string, string[]> = {}): fc.Arbitrary<[string, string][]> {
  const pairs = Object.entries({ ...ofAnswers, ...values }).map(([name, all]) =>
    fc.tuple(fc.constant(name), fc.constantFrom(...all)),
  );
  return fc.uniqueArray(fc.oneof(...pairs), { maxLength: 5, selector: ([name]) => name });
}
