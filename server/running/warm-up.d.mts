import type { RequestListener } from "node:http";

export function requestSlowPages(port: number, host?: string): Promise<void>;
export function warmUpUnseen(answer: RequestListener, limitMs?: number): Promise<void>;
