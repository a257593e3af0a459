export { findAvatarAddress } from "./address";
export { avatars } from "./operations";
export { readAvatar } from "./records";
