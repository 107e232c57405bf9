/** Parts that pages of the member centre are built from. */
export { Card, type CardProps } from './Card.tsx';
export { type MemberColumn, MemberTable, type MemberTableProps } from './MemberTable.tsx';
export { PageAction, TitleSlot } from './PageAction.tsx';
export { PaymentPassword, type PaymentPasswordProps } from './PaymentPassword.tsx';
export { StateBadge, type StateBadgeProps } from './StateBadge.tsx';
export { type Leave, LeaveContext, unsaved, useLeave, useUnsaved } from './unsaved.ts';
export { useMedia } from './useMedia.ts';
export { useMemberParams } from './useMemberParams.ts';
export { useOnChange } from './useOnChange.ts';
