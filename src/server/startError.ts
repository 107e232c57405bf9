/** A startup error the operator can fix. The message says how, in English and Vietnamese. */
export class StartError extends Error {
  constructor(en: string, vi: string, options?: ErrorOptions) {
    super(`${en} / ${vi}`, options);
    this.name = 'StartProblem';
  }
}
