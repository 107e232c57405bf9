/** Changing the picture of an account, headless. Provide `open` (decodes a file), `upload` and `choose`. */
export { type AvatarPicture, avatarMachine, type Opened } from './avatar.machine.ts';
