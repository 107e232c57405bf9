/** The named modals of the product. */
export const modalNames = ['loginPopupModal', 'registerModal', 'forgetPassModal', 'changePassModal', 'noticeModal'] as const;
export type ModalName = (typeof modalNames)[number];
