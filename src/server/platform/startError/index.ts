import type { LocalText } from '../../../domain/language.ts';

/** A startup error the operator can fix. The message says how, in each language of the text, in the order it is written in. */
export class StartError extends Error {
  constructor(text: LocalText, options?: ErrorOptions) {
    super(Object.values(text).join(' / '), options);
    this.name = 'StartError';
  }
}
