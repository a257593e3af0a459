import "server-only";
import { ORPCError } from "@orpc/client";
import { content } from "../../platform/content";
import { dayInIndia } from "../../platform/i18n/dates";
import { languageOrDefault } from "../../platform/i18n/language";
import { visitorApi } from "../server";

const privately = { "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" };

/** With the day that it is in India. */
export function myDataName(productKey: string, exportedAt: string): string {
  return `${productKey}_my-data_${dayInIndia(exportedAt)}.json`;
}

/** Everything stored about the caller, as a file. Others are redirected to the login or the settings. */
export async function serveMyData(locale: string): Promise<Response> {
  const api = await visitorApi(languageOrDefault(locale));
  try {
    const { exportedAt, data } = await api.security.readMyData({});
    const name = myDataName(content().site.productKey, exportedAt);
    const headers = {
      ...privately,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    };
    return new Response(`${JSON.stringify({ exportedAt, data }, null, 2)}\n`, { headers });
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    if (error.status === 401)
      return new Response(null, { status: 303, headers: { ...privately, Location: "/login?rdir=%2Fsettings" } });
    if (error.status === 403)
      return new Response(null, { status: 303, headers: { ...privately, Location: "/settings" } });
    return new Response(error.message, {
      status: error.status,
      headers: { ...privately, "Content-Type": "text/plain; charset=utf-8" },
    });
  }
}
