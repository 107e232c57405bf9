/** The help centre with the feedback form, and the topics that native apps embed. */
export { ExtraHelp } from './ExtraHelp.tsx';
export { HelpCentre } from './HelpCentre.tsx';
