import { localized } from '../../../domain/language.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Icon, IconButton } from '../../kit/index.ts';
import type { StudioProblem } from '../draft/useProblems.ts';
import * as css from './layout.css.ts';

/** Groups of checks, by the codes of their problems; what is left belongs to the schema. */
const checks = [
  { id: 'contrast', codes: /^palette\./ },
  { id: 'texts', codes: /^(?:text|words?|language|help|markdown)\./ },
  { id: 'pictures', codes: /^(?:asset|folder|font)\./ },
] as const;

const checkOf = (code: string) => checks.find(({ codes }) => codes.test(code))?.id ?? 'schema';

interface ProblemsStripProps {
  readonly problems: readonly StudioProblem[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onReveal: (pointer: string) => void;
}

/** The first problem, and which checks pass. */
export function ProblemsStrip({ problems, isOpen, onToggle, onReveal }: ProblemsStripProps) {
  const text = useText();
  const language = useLanguage();
  const stops = problems.filter((problem) => problem.stops).length;
  const warnings = problems.length - stops;
  const [first] = problems;
  return (
    <footer className={css.strip} aria-label={text('editor.problemsTitle')}>
      {stops > 0 ? (
        <span className={`${css.stripPart} ${css.stripStops}`}>
          <Icon name="warning-circle" weight="fill" size={15} />
          {text('editor.problems', { count: stops })}
        </span>
      ) : null}
      {warnings > 0 ? (
        <span className={`${css.stripPart} ${css.stripWarnings}`}>
          <Icon name="warning" weight="fill" size={15} />
          {text('editor.warnings', { count: warnings })}
        </span>
      ) : null}
      {first === undefined ? (
        <span className={`${css.stripPart} ${css.stripFine}`}>
          <Icon name="check-circle" size={15} />
          {text('editor.noProblems')}
        </span>
      ) : null}
      <span className={css.stripText} role="status">
        {first === undefined ? null : (
          <>
            {localized(first.message, language)}{' '}
            <button type="button" className={css.textButton} onClick={() => onReveal(first.pointer)}>
              {text('editor.show')}
            </button>
          </>
        )}
      </span>
      <span className={`${css.stripGates} ${css.wideOnly}`}>
        {(['schema', 'contrast', 'texts', 'pictures'] as const).map((check) => {
          const found = problems.filter(({ code }) => checkOf(code) === check);
          const isStopped = found.some((problem) => problem.stops);
          return (
            <span key={check} className={css.stripPart}>
              {found.length === 0 ? (
                <Icon name="check-circle" size={15} tone="success" label={text('editor.passes')} />
              ) : (
                <Icon
                  name={isStopped ? 'x-circle' : 'warning'}
                  weight="fill"
                  size={15}
                  tone={isStopped ? 'danger' : 'warning'}
                  label={text('editor.problems', { count: found.length })}
                />
              )}
              {text(`check.${check}`)}
            </span>
          );
        })}
      </span>
      <IconButton
        icon={isOpen ? 'caret-down' : 'caret-up'}
        size="small"
        label={text(isOpen ? 'editor.hideProblems' : 'editor.showProblems')}
        onPress={onToggle}
      />
    </footer>
  );
}
