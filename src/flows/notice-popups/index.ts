/** Notices that open by themselves, one after the other; the feature provides reading, the page and what was shown before. */
export { noticePopupsMachine } from './noticePopups.machine.ts';
