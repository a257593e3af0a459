import { expect, test } from "vitest";
import { videoSource, watchAddress } from "./video-source";

const frameAddress = (address: string) => {
  const source = videoSource(address);
  return source?.kind === "frame" ? source.frame("hi") : null;
};

test("a file of the portal has its captions in both languages", () => {
  expect(videoSource("/videos/how-it-works.mp4")).toEqual({
    kind: "file",
    address: "/videos/how-it-works.mp4",
    captions: { en: "/videos/how-it-works.en.vtt", hi: "/videos/how-it-works.hi.vtt" },
  });
});

test.each([
  "https://www.youtube.com/watch?v=abcDEF12345",
  "https://www.youtube.com/watch?list=x&v=abcDEF12345&t=3",
  "https://youtu.be/abcDEF12345?si=x",
  "https://www.youtube-nocookie.com/embed/abcDEF12345",
  "https://m.youtube.com/shorts/abcDEF12345",
])("%s is framed without cookies, with captions in the page's language", (address) => {
  expect(frameAddress(address)).toBe(
    "https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1&rel=0&hl=hi&cc_load_policy=1&cc_lang_pref=hi",
  );
  const source = videoSource(address);
  expect(source && watchAddress(source)).toBe("https://www.youtube.com/watch?v=abcDEF12345");
});

test.each(["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789?h=x"])(
  "%s is embedded from Vimeo without tracking",
  (address) => {
    expect(frameAddress(address)).toBe("https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&texttrack=hi");
  },
);

test.each([
  "",
  "/videos/../secret.mp4",
  "/images/a.mp4",
  "http://www.youtube.com/watch?v=abcDEF12345",
  "https://youtube.com.evil.example/watch?v=abcDEF12345",
  "https://evil.example/https://youtu.be/abcDEF12345",
  "javascript:alert(1)",
  "https://vimeo.com/channels/staff",
])("'%s' is no film that the portal shows", (address) => {
  expect(videoSource(address)).toBeNull();
});
