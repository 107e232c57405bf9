/** Scripts of third parties: their Trusted Types and how they run. */
export { runProgram } from './runProgram.ts';
export { trustedAddress, trustPrograms } from './trusted.ts';
