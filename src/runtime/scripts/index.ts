/** Trusted Types for scripts of third parties. */
export { trustedAddress, trustPrograms } from './trusted.ts';
