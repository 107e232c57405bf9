import { fonts, frameHosts } from './addresses.ts';
import type { Rule } from './context.ts';
import { floors } from './floors.ts';
import { merchantFolder, realProfile, separators, startLanguage, startMode, timeZone } from './identity.ts';
import { downloads, extraTopics, uniqueIds } from './lists.ts';
import { fieldBounds, reachableScreens, requiredFields, requiredModules } from './modules.ts';
import { palette } from './palette.ts';
import { schedules } from './schedules.ts';
import { everyLanguage } from './texts.ts';
import { words } from './words.ts';

/** Rules that compare several values of a manifest. */
export const crossRules: readonly Rule[] = [
  merchantFolder,
  startLanguage,
  everyLanguage,
  startMode,
  timeZone,
  separators,
  realProfile,
  requiredModules,
  reachableScreens,
  requiredFields,
  fieldBounds,
  schedules,
  uniqueIds,
  extraTopics,
  downloads,
  frameHosts,
  fonts,
  words,
  floors,
  palette,
];
