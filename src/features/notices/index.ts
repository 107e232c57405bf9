/** Content of the notice modal, the page of notices, those of one page, and notices that open by themselves. */
export { NoticeBoard } from './NoticeBoard.tsx';
export { NoticeLinks } from './NoticeLinks.tsx';
export { NoticeModal } from './NoticeModal.tsx';
export { NoticePopups } from './NoticePopups.tsx';
