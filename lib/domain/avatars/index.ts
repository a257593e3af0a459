export { avatars, findAvatarAddress } from "./operations";
