import { handlePictureForm } from "@/lib/api/endpoints/picture-form";

export const POST = handlePictureForm;
