/** Screens of a closed site: under maintenance, or blocked in the user's region. */
export { loadClosed } from './closedScreen.ts';
export { StatusGate, type StatusGateProps } from './StatusGate.tsx';
