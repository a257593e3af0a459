import type { Danger } from "../kinds";
import { abuse, blackmail, infection, pregnancy } from "./others";
import { poison, suicide } from "./self";

export const phrases: Record<Danger, string> = { poison, suicide, abuse, blackmail, pregnancy, infection };
