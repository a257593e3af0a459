import type { PortalContract } from "../../lib/contract";
import { courseId, type Graduate } from "../people/learners";
import type { Example } from "./example";

const tooLong = "x".repeat(130);

export const certificateExamples: { [Name in keyof PortalContract["certificates"]]: (graduate: Graduate) => Example } =
  {
    read: ({ certificateId }) => ({
      path: `/certificate/${certificateId}`,
      wrong: { path: `/certificate/${tooLong}`, named: "id" },
    }),
    badgeStatus: ({ certificateId }) => ({
      path: `/certificate/${certificateId}/badge_status`,
      wrong: { path: `/certificate/${tooLong}/badge_status`, named: "id" },
    }),
    statusList: () => ({ path: "/badge_status/1", wrong: { path: "/badge_status/first", named: "list" } }),
    requestReview: ({ eid }) => ({
      path: `/courses/review/${courseId}`,
      body: { eid },
      wrong: { body: { eid: 7 }, named: "eid" },
      errorStatus: 409,
    }),
    readWall: () => ({
      path: `/walls/${"0".repeat(32)}`,
      wrong: { path: `/walls/${tooLong}`, named: "id" },
      errorStatus: 404,
    }),
    myWall: () => ({
      path: `/users/walls/${courseId}?language=hi`,
      wrong: { path: `/users/walls/${tooLong}`, named: "courseId" },
    }),
    shareWall: () => ({
      path: `/users/walls/${courseId}`,
      body: { with_name: true },
      wrong: { body: { with_name: "maybe" }, named: "with_name" },
    }),
    chooseLook: () => ({
      path: "/users/wall_look",
      body: { garment: "sari", cloth: "leaf", skin: "almond" },
      wrong: { body: { garment: "coat", cloth: "leaf", skin: "almond" }, named: "garment" },
    }),
    hideWall: () => ({
      path: `/users/walls/${courseId}/hide`,
      body: {},
      wrong: { path: `/users/walls/${tooLong}/hide`, body: {}, named: "courseId" },
    }),
  };
