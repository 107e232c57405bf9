/** The help centre with its message form, and the topics that apps embed. */
export { ExtraHelp } from './ExtraHelp.tsx';
export { HelpCentre } from './HelpCentre.tsx';
