/** Content of the notice modal, the page of notices, and notices that open by themselves. */
export { NoticeBoard } from './NoticeBoard.tsx';
export { NoticeModal } from './NoticeModal.tsx';
export { NoticePopups } from './NoticePopups.tsx';
