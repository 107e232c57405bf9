import { authWindows } from '../features/auth/index.ts';
import { loadChunk } from './loadChunk.ts';

/** Content of each named modal; its chunk loads when the modal opens. */
export const modals = {
  noticeModal: () =>
    loadChunk('noticeModal', () => import('../features/notices/index.ts')).then((module) => ({ default: module.NoticeModal })),
  loginPopupModal: () => loadChunk('loginPopupModal', authWindows.loginPopupModal),
  registerModal: () => loadChunk('registerModal', authWindows.registerModal),
  forgetPassModal: () => loadChunk('forgetPassModal', authWindows.forgetPassModal),
  changePassModal: () => loadChunk('changePassModal', authWindows.changePassModal),
} as const;
