import { systemFamily } from '../../domain/systemFamily.ts';

/** `prompt`: the browser asks when the site wants it to. `steps`: the visitor does it in a menu of the browser. */
export type InstallWay = 'prompt' | 'steps';

export interface InstallFacts {
  /** Whether the page runs as an installed app. */
  readonly isInstalled: boolean;
  readonly canPrompt: boolean;
  readonly userAgent: string;
  /** Points of touch of the screen, which distinguish an iPad from a Mac. */
  readonly touchPoints: number;
}

/** Browsers within other apps, which cannot add anything to the home screen. */
const withinApp = /\b(?:FBAN|FBAV|Instagram|Zalo|MicroMessenger|TikTok|BytedanceWebview)|\bLine\//i;

/** Way of the site to the home screen; null if it is there, or if this browser has none. */
export function installWay({ isInstalled, canPrompt, userAgent, touchPoints }: InstallFacts): InstallWay | null {
  if (isInstalled) return null;
  if (canPrompt) return 'prompt';
  const family = systemFamily(userAgent);
  const isApple = family === 'ios' || (family === 'macos' && touchPoints > 1);
  return isApple && !withinApp.test(userAgent) ? 'steps' : null;
}

/** Memory of a visitor, in this browser. */
export interface InstallMemory {
  /** Day of the first visit, as yyyy-mm-dd. */
  readonly since: string;
  /** Whether the site has asked by itself, or the visitor has answered: it does not ask by itself again. */
  readonly asked: boolean;
}

/** Whether the site may ask by itself: once, on another day than the first, and not on the page that a visit begins with. */
export const mayAsk = ({ since, asked }: InstallMemory, today: string, isFirstPage: boolean): boolean =>
  !asked && !isFirstPage && since < today;
