import { useState } from 'react';
import { localized } from '../../../domain/language.ts';
import { useLanguage, useMoment, useText } from '../../i18n/index.ts';
import { Button, Count, DiffLines, EmptyState, Icon, IconButton, Kbd, Segmented } from '../../kit/index.ts';
import { type EditStep, placeOf, withSteps } from '../document/values.ts';
import { useDocument, useDraft, useDraftActs } from '../draft/useDraft.ts';
import type { StudioProblem } from '../draft/useProblems.ts';
import { fieldAt } from '../fields/fieldModel.ts';
import { sectionAt } from '../fields/sections.ts';
import { lineDifference } from './lineDifference.ts';
import * as css from './problems.css.ts';

interface ProblemsPanelProps {
  readonly problems: readonly StudioProblem[];
  readonly onReveal: (pointer: string) => void;
  readonly onClose: () => void;
}

type Filter = 'all' | 'stops' | 'advice';

/** Every problem with its place, its reason and the one click that repairs it. Stops come first. */
export function ProblemsPanel({ problems, onReveal, onClose }: ProblemsPanelProps) {
  const text = useText();
  const { apply, replace } = useDraftActs();
  const [filter, setFilter] = useState<Filter>('all');
  const [opened, setOpened] = useState<string | null>(null);
  const document = useDocument();
  const stops = problems.filter((problem) => problem.stops);
  const shown = problems.filter((problem) => filter === 'all' || problem.stops === (filter === 'stops'));
  const fixable = problems.flatMap(({ fix }) => (fix === null ? [] : [fix]));
  const repairAll = () => {
    // One after the other on what the one before left; a repair whose place is gone is skipped.
    const fixed = fixable.reduce<unknown>((whole, fix) => withSteps(whole, fix), document);
    replace(fixed, 'repair all');
  };
  return (
    <aside className={css.panel} aria-label={text('editor.problemsTitle')}>
      <div className={css.head}>
        <h2 className={css.title}>{text('editor.problemsTitle')}</h2>
        {stops.length > 0 ? (
          <Count tone="danger" value={stops.length} label={text('editor.problems', { count: stops.length })} />
        ) : null}
        {problems.length > stops.length ? (
          <Count
            tone="warning"
            value={problems.length - stops.length}
            label={text('editor.warnings', { count: problems.length - stops.length })}
          />
        ) : null}
        <span className={css.space} />
        <Segmented
          label={text('problems.filter')}
          value={filter}
          onChange={setFilter}
          choices={[
            { value: 'all', label: text('problems.all') },
            { value: 'stops', label: text('problems.stops') },
            { value: 'advice', label: text('problems.advice') },
          ]}
        />
        {fixable.length > 1 ? (
          <Button size="small" icon="magic-wand" onPress={repairAll}>
            {text('problems.repairAll', { count: fixable.length })}
          </Button>
        ) : null}
        <IconButton icon="x" size="small" label={text('editor.hideProblems')} onPress={onClose} />
      </div>
      <div className={css.list}>
        {shown.length === 0 ? (
          <EmptyState icon="check-circle" title={text('editor.noProblems')} text={text('problems.none')} />
        ) : null}
        <ul>
          {shown.map((problem, index) => {
            const id = `${problem.code} ${problem.pointer} ${index}`;
            return (
              <li key={id}>
                <ProblemRow
                  problem={problem}
                  isOpen={opened === id}
                  onToggle={() => setOpened(opened === id ? null : id)}
                  onReveal={() => onReveal(problem.pointer)}
                  onRepair={() => {
                    if (problem.fix !== null) apply(problem.fix);
                    setOpened(null);
                  }}
                />
              </li>
            );
          })}
        </ul>
      </div>
      <PlayersSee hasStops={stops.length > 0} />
    </aside>
  );
}

interface ProblemRowProps {
  readonly problem: StudioProblem;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onReveal: () => void;
  readonly onRepair: () => void;
}

function ProblemRow({ problem, isOpen, onToggle, onReveal, onRepair }: ProblemRowProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={isOpen ? `${css.problem} ${css.problemOpen}` : css.problem}>
      <div className={css.problemHead}>
        {problem.stops ? (
          <Icon name="warning-circle" weight="fill" tone="danger" label={text('problems.stop')} />
        ) : (
          <Icon name="warning" weight="fill" tone="warning" label={text('problems.advice')} />
        )}
        <div className={css.words}>
          <p className={css.sentence}>{localized(problem.message, language)}</p>
          <button type="button" className={css.place} onClick={onReveal}>
            {text(`section.${sectionAt(problem.pointer).id}`)}
            <span className={css.line}>{` · ${text('problems.line', { line: problem.line })}`}</span>
          </button>
        </div>
        {problem.fix === null ? (
          <Button size="small" icon="pencil-simple" onPress={onReveal}>
            {text('problems.open')}
          </Button>
        ) : (
          <Button size="small" icon={isOpen ? 'caret-up' : 'magic-wand'} onPress={onToggle}>
            {text(isOpen ? 'problems.hide' : 'problems.repair')}
          </Button>
        )}
      </div>
      {isOpen && problem.fix !== null ? <Repair fix={problem.fix} onRepair={onRepair} /> : null}
    </div>
  );
}

/** Changes of a repair, shown in advance. */
function Repair({ fix, onRepair }: { readonly fix: readonly EditStep[]; readonly onRepair: () => void }) {
  const text = useText();
  const language = useLanguage();
  const document = useDocument();
  const [look, setLook] = useState<'lines' | 'patch'>('lines');
  const lines = lineDifference(document, withSteps(document, fix));
  const changed = lines.filter(({ kind }) => kind !== 'same').length;
  const places = [...new Set(fix.map(({ path }) => path))].flatMap((path) => {
    const field = fieldAt(placeOf(path, document));
    return field === null ? [] : [localized(field.title, language)];
  });
  return (
    <div className={css.repair}>
      <div className={css.repairHead}>
        <span>{text('problems.whatItDoes')}</span>
        <span className={css.quiet}>{text('problems.lines', { count: changed })}</span>
        <span className={css.space} />
        <Segmented
          label={text('problems.look')}
          value={look}
          onChange={setLook}
          choices={[
            { value: 'lines', label: text('problems.asLines') },
            { value: 'patch', label: text('problems.asPatch') },
          ]}
        />
      </div>
      {look === 'lines' ? (
        <DiffLines label={text('problems.whatItDoes')} lines={lines} />
      ) : (
        <DiffLines
          label={text('problems.asPatch')}
          lines={JSON.stringify(fix, null, 2)
            .split('\n')
            .map((line) => ({ kind: 'same', text: line }))}
        />
      )}
      {places.length === 0 ? null : <p className={css.quiet}>{text('problems.changes', { places: places.join(', ') })}</p>}
      <div className={css.repairActs}>
        <Button variant="primary" icon="magic-wand" onPress={onRepair}>
          {text('problems.repairIt')}
        </Button>
        <span className={css.space} />
        <Kbd keys="mod+." />
        <span className={css.quiet}>{text('problems.keyRepair')}</span>
        <Kbd keys="F8" />
        <span className={css.quiet}>{text('problems.keyNext')}</span>
      </div>
    </div>
  );
}

function PlayersSee({ hasStops }: { readonly hasStops: boolean }) {
  const text = useText();
  const momentText = useMoment();
  const base = useDraft(({ context }) => context.server.base);
  const changed = useDraft(({ context }) => context.server.changed);
  const sentence =
    base === null ? text('problems.nothingLive') : text(hasStops ? 'problems.stays' : 'problems.live', { version: base });
  return (
    <div className={css.foot}>
      <Icon name="shield-check" tone="success" />
      <span>{sentence}</span>
      {changed === null ? null : <span className={css.quiet}>{momentText(changed.at)}</span>}
    </div>
  );
}
