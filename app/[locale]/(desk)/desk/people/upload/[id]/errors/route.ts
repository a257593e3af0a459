import { redirect } from "next/navigation";
import { errorsFile } from "@/components/desk/people/list-files";
import { readCallError } from "@/lib/api/call-error";
import { visitorApi } from "@/lib/api/server";
import { languageOrDefault } from "@/lib/platform/i18n/language";

/** The lines that were left out, as a file. The call decides who may read them; its error leads to the page. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  const language = languageOrDefault(new URL(request.url).searchParams.get("language"));
  try {
    const { data } = await (await visitorApi(language)).desk.readUpload({ id, language });
    return errorsFile(data, language);
  } catch (error) {
    const failed = readCallError(error);
    if (!failed || failed.status >= 500) throw error;
  }
  redirect(`/desk/people/upload/${encodeURIComponent(id)}`);
}
