import type { LocalText } from './manifest.generated.ts';

/** Words of the problems of missions. */
export const missionProblemWords = {
  'mission.incomplete': {
    en: 'A mission with {{kind}} needs {{key}}.',
    vi: 'Nhiệm vụ có {{kind}} cần có {{key}}.',
  },
  'mission.impossibleDay': {
    en: '{{value}} is not a day of the calendar.',
    vi: '{{value}} không phải là một ngày trong lịch.',
  },
  'mission.emptyPeriod': {
    en: 'The last day {{last}} is before the first day {{first}}.',
    vi: 'Ngày cuối {{last}} đứng trước ngày đầu {{first}}.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
