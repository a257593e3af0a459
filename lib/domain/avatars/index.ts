export { avatarAddress, avatars, findAvatarAddress } from "./operations";
