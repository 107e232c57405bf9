/** What pages of the studio take of the app around them. */
export { type Command, useCommands } from './commands/registry.ts';
export { BrandMark } from './frame/BrandMark.tsx';
export { RefusedNote } from './frame/RefusedNote.tsx';
export { TopBarEnd } from './frame/TopBarEnd.tsx';
export { styleNonce } from './nonce.ts';
export { type StudioRole, useMay, useSession } from './session.ts';
