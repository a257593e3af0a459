import { serveProgrammesFile } from "@/lib/api/endpoints/programmes-file";

export const GET = serveProgrammesFile;
