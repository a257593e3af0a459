import sharp from "sharp";
import { expect, test } from "vitest";
import { portalUrl } from "../../../testing/calls/call-api";
import { sendRaw } from "../support/raw";

const read = (path: string) => fetch(portalUrl + path, { redirect: "manual" });

test("security.txt names a contact and expires in the future (RFC 9116)", async () => {
  const answer = await read("/.well-known/security.txt");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\r\n/m);
  expect(text).toContain(`Canonical: ${portalUrl}/.well-known/security.txt`);
  expect(new Date(/^Expires: (\S+)/m.exec(text)?.[1] ?? "").getTime()).toBeGreaterThan(Date.now() + 30 * 86_400_000);
});

test("change-password leads to where a password is changed, and an unknown well-known address is not found", async () => {
  const answer = await read("/.well-known/change-password");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/settings#password"]);
  expect((await read("/settings")).headers.get("location")).toBe("/login?rdir=%2Fsettings");
  // Password managers ask for it, to learn whether a portal says what it does not have.
  expect((await read("/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200")).status).toBe(
    404,
  );
});

test.each([
  ["en", "Sehat Shala"],
  ["hi", "सेहत शाला"],
])("the web manifest of %s has the portal's name and icons of the sizes that it states", async (language, name) => {
  const page = await (await fetch(`${portalUrl}/courses?language=${language}`)).text();
  expect(page).toContain(`<link rel="manifest" href="/manifests/${language}.webmanifest"/>`);
  const answer = await read(`/manifests/${language}.webmanifest`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/manifest+json"]);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name, lang: language, start_url: "/" });
  const pictures = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(pictures.map(({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`)).toEqual([
    "any 192x192",
    "any 512x512",
    "maskable 512x512",
  ]);
  for (const { src, sizes } of pictures) {
    const { width, height, format } = await sharp(Buffer.from(await (await read(src)).arrayBuffer())).metadata();
    expect([format, `${width}x${height}`]).toEqual(["png", sizes]);
  }
  expect((await read("/manifests/xx.webmanifest")).status).toBe(404);
});

test("a request with two hosts gets 400, whatever it asks for", async () => {
  for (const path of ["/", "/courses", "/api/courses", "/healthz", "/images/brand/icon.svg"])
    for (const second of ["localhost", "evil.example"]) {
      const { status } = await sendRaw(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nHost: ${second}\r\nConnection: close\r\n\r\n`,
      );
      expect([path, status]).toEqual([path, 400]);
    }
});
