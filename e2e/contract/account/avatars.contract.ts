import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { callApi, errorBody, portalUrl, succeed } from "../../../testing/calls/call-api";
import { type NewLearner, newLearner } from "../../../testing/people/learners";

let learner: NewLearner;
let other: NewLearner;
let image: string;
beforeAll(async () => {
  [learner, other] = await Promise.all([newLearner(), newLearner()]);
  const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: "#c60" } });
  image = (
    await photo
      .jpeg()
      .withExif({ IFD0: { Artist: "Sunita" } })
      .toBuffer()
  ).toString("base64");
});

const readProfile = async ({ token }: NewLearner) =>
  (await succeed("GET", "/users/profile", { token })).data as { avatar: string | null };

test("a picture is saved, is in the profile, is sent to its owner as a private file, and is removed", async () => {
  const { token } = learner;
  const { avatar } = await succeed("PUT", "/users/avatar", { token, body: { image } });
  expect((await readProfile(learner)).avatar).toBe(avatar);
  const answer = await fetch(portalUrl + avatar, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("x-content-type-options")]).toEqual([
    200,
    "image/webp",
    "nosniff",
  ]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const { format, width, height, exif } = await sharp(await answer.arrayBuffer()).metadata();
  expect([format, width, height, exif]).toEqual(["webp", 256, 256, undefined]);
  await succeed("DELETE", "/users/avatar", { token });
  expect((await readProfile(learner)).avatar).toBeNull();
  expect((await callApi("GET", "/users/avatar", { token })).status).toBe(404);
});

test.each([
  ["text", Buffer.from("no picture").toString("base64")],
  ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64")],
  ["no base64", "***"],
])("%s is rejected with the reason", async (_, wrong) => {
  const answer = await callApi("PUT", "/users/avatar", { token: learner.token, body: { image: wrong } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject(
    errorBody("This file is not a JPEG, PNG or WebP picture. Please choose another one.", "BAD_REQUEST"),
  );
});

test("without a token none is read, changed or removed", async () => {
  for (const method of ["GET", "PUT", "DELETE"]) {
    const answer = await callApi(method, "/users/avatar", method === "PUT" ? { body: { image } } : {});
    expect([method, answer.status, answer.body.message]).toEqual([method, 401, "unauthorized."]);
  }
});

test("another account's picture is out of reach, whatever the address names", async () => {
  const { avatar } = await succeed("PUT", "/users/avatar", { token: learner.token, body: { image } });
  const theirs = String(avatar).replace("/api", "");
  const answer = await callApi("GET", `${theirs}&id=${learner._id}&username=${learner.username}`, {
    token: other.token,
  });
  expect([answer.status, answer.body.message]).toEqual([404, "There is no picture."]);
  await succeed("DELETE", "/users/avatar", {
    token: other.token,
    body: { id: learner._id, username: learner.username },
  });
  expect((await readProfile(learner)).avatar).toBe(avatar);
});
