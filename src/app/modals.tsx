import type { ComponentType } from 'react';
import { authWindows } from '../features/auth/index.ts';
import type { ModalContentProps } from '../runtime/overlays/index.ts';
import { ChunkBoundary } from './ChunkBoundary.tsx';
import { loadChunk } from './loadChunk.ts';

/** Content that closes its modal and leaves the page alone when it fails. */
const over = ({ default: Content }: { readonly default: ComponentType<ModalContentProps> }) => ({
  default: (props: ModalContentProps) => (
    <ChunkBoundary page="" isOver onFail={props.close}>
      <Content {...props} />
    </ChunkBoundary>
  ),
});

/** Content of each named modal; its chunk loads when the modal opens. */
export const modals = {
  noticeModal: () =>
    loadChunk('noticeModal', () => import('../features/notices/index.ts')).then(({ NoticeModal }) =>
      over({ default: NoticeModal }),
    ),
  loginPopupModal: () => loadChunk('loginPopupModal', authWindows.loginPopupModal).then(over),
  registerModal: () => loadChunk('registerModal', authWindows.registerModal).then(over),
  forgetPassModal: () => loadChunk('forgetPassModal', authWindows.forgetPassModal).then(over),
  changePassModal: () => loadChunk('changePassModal', authWindows.changePassModal).then(over),
} as const;
