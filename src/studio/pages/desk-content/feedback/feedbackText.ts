import type { Translate } from '../../../i18n/index.ts';

export const tones = { open: 'info', answered: 'success', closed: 'neutral' } as const;

export const kindText = (kind: string, text: Translate): string =>
  text(kind === 'complaint' ? 'content.feedback.kind.complaint' : 'content.feedback.kind.feedback');
