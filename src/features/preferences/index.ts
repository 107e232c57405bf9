/** Preferences of a visitor for the site besides language and mode: analytics, and the address it is read at. */
export { ConsentPrompt } from './ConsentPrompt.tsx';
export { MenuPreferences } from './MenuPreferences.tsx';
