/** What a visitor sees when the site is closed: under maintenance, or not for this region. */
export { StatusGate, type StatusGateProps } from './StatusGate.tsx';
