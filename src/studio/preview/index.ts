export { factsOf, pathOf } from './choices.ts';
export { PreviewFrame, type PreviewFrameProps } from './PreviewFrame.tsx';
export { placeOf } from './places.ts';
export { SiteFrame, type SiteFrameProps } from './SiteFrame.tsx';
export { useAddresses } from './useAddresses.ts';
export { useBed } from './useBed.ts';
