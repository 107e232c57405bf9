export { Avatar as default } from '../../../runtime/centre/index.ts';
