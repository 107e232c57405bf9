import type { Static } from 'typebox';
import type { StudioProblem } from '../../../wire/studio/shapes.ts';
import { useLocalized } from '../../i18n/index.ts';
import { Note } from '../../kit/index.ts';
import * as css from './RefusedNote.css.ts';

export interface RefusedNoteProps {
  /** The refused act. */
  readonly title: string;
  readonly problems: readonly Pick<Static<typeof StudioProblem>, 'code' | 'pointer' | 'message'>[];
}

/** Reasons why a version was not published: the problems that an act was answered with. */
export function RefusedNote({ title, problems }: RefusedNoteProps) {
  const localized = useLocalized();
  return (
    <Note tone="danger" isLive>
      <p>{title}</p>
      <ul className={css.problems}>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.pointer}`}>{localized(problem.message)}</li>
        ))}
      </ul>
    </Note>
  );
}
