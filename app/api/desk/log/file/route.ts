import { serveLogFile } from "@/lib/api/endpoints/log-file";

export const GET = serveLogFile;
