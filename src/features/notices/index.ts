/** Content of the notice modal. */
export { NoticeModal } from './NoticeModal.tsx';
