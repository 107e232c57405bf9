/** What stands in the notice modal. */
export { NoticeModal } from './NoticeModal.tsx';
