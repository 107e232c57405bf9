/** Way of the site to the home screen of a phone, and what is remembered of the visitor about it. */
export { readMemory, rememberAsked } from './installMemory.ts';
export { installSheet, useInstallOpen, useInstallWay } from './installStore.ts';
export { type InstallWay, mayAsk } from './installWay.ts';
