import { loadChunk } from './loadChunk.ts';

/** What stands behind each named modal. The program of a modal loads when it is opened. */
export const modals = {
  noticeModal: () =>
    loadChunk('noticeModal', () => import('../features/notices/index.ts').then((module) => ({ default: module.NoticeModal }))),
} as const;
