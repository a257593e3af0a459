export { avatars, findAvatarAddress } from "./operations";
export { readAvatar } from "./records";
