import { handlePicturesForm } from "@/lib/api/endpoints/pictures-form";

export const POST = handlePicturesForm;
