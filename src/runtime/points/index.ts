/** Points on the site: their texts, records, and the dialog that exchanges them. */

export type { PlaceParams } from '../centre/index.ts';
export { ExchangeDialog, type ExchangeDialogProps } from './ExchangeDialog.tsx';
export { ExchangeList } from './ExchangeList.tsx';
export { PointCard } from './PointCard.tsx';
export { PointRecordList } from './PointRecordList.tsx';
export { type PointText, usePointText } from './usePointText.ts';
