/** The parts of the app that pages of the studio use. */
export { type Command, useCommands } from './commands/registry.ts';
export { BrandMark } from './frame/BrandMark.tsx';
export { RefusedNote } from './frame/RefusedNote.tsx';
export { TopBarEnd } from './frame/TopBarEnd.tsx';
export { styleNonce } from './nonce.ts';
export { type StudioRole, useMay, useSession } from './session.ts';
