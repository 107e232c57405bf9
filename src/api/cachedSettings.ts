import type { Language } from '../domain/language.ts';
import type { PermissionInfo } from '../wire/permission.ts';

/** Settings of a merchant as they were fetched first: rules of the form, module tree and the rest of the permission. */
export type Settings = Omit<PermissionInfo, 'location'>;

export interface SettingsPlace {
  readonly host: string;
  readonly merchant: string;
  readonly language: Language;
}

const start = 'settings';
const keyOf = ({ host, merchant, language }: SettingsPlace) => [start, host, merchant, language].join(' ');

/**
 * Settings, rules and module tree come once per session; a second use asks nobody.
 * Logging out clears them with everything else, so the next page brings fresh ones.
 */
export const cachedSettings = {
  read(place: SettingsPlace): Settings | null {
    try {
      const kept = sessionStorage.getItem(keyOf(place));
      return kept === null ? null : (JSON.parse(kept) as Settings);
    } catch {
      return null;
    }
  },
  write(place: SettingsPlace, settings: Settings): void {
    try {
      sessionStorage.setItem(keyOf(place), JSON.stringify(settings));
    } catch {
      // Without storage the page's own copy serves.
    }
  },
};

/** Reads what is kept, or fetches once and keeps it. Two askers at once make one call. */
export function settingsOnce(place: SettingsPlace, fetch: () => Promise<Settings>): Promise<Settings> {
  const kept = cachedSettings.read(place);
  if (kept !== null) return Promise.resolve(kept);
  const key = keyOf(place);
  const running = underWay.get(key);
  if (running !== undefined) return running;
  const asked = fetch()
    .then((settings) => {
      cachedSettings.write(place, settings);
      return settings;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, asked);
  return asked;
}

const underWay = new Map<string, Promise<Settings>>();
