/** What a visitor sees when the site is closed: under maintenance, or not for this region. */
export { loadClosed } from './closedScreen.ts';
export { StatusGate, type StatusGateProps } from './StatusGate.tsx';
