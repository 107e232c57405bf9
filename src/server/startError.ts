/** Something the person who starts the server can mend. One sentence says how, in English and in Vietnamese. */
export class StartError extends Error {
  constructor(en: string, vi: string, options?: ErrorOptions) {
    super(`${en} / ${vi}`, options);
    this.name = 'StartProblem';
  }
}
