/** Something the person who starts the server can mend. The message is one sentence that says how. */
export class StartProblem extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartProblem';
  }
}
