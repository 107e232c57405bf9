import { useQuery } from '@tanstack/react-query';
import type { VersionRow } from '../../../wire/studio/brands.ts';
import { failureTextOf, read } from '../../api/index.ts';
import { useLocalized, useText } from '../../i18n/index.ts';
import { DiffText, Note, Select, Skeleton } from '../../kit/index.ts';
import * as css from './HistoryPage.css.ts';

export interface ComparisonProps {
  readonly merchant: string;
  readonly version: VersionRow;
  readonly versions: readonly VersionRow[];
  /** The version beside it; null if there is none before it. */
  readonly other: number | null;
  readonly onOther: (version: number) => void;
}

/** Differences of two versions in words. */
export function Comparison({ merchant, version, versions, other, onOther }: ComparisonProps) {
  const text = useText();
  const localized = useLocalized();
  const { data, error, isPending } = useQuery({
    ...read('versionChanges', { params: { merchant, version: version.version }, query: { against: other ?? undefined } }),
    enabled: other !== null,
  });
  const others = versions.filter((each) => each.version !== version.version);
  return (
    <section className={css.card} aria-busy={isPending && other !== null}>
      <div className={css.cardHead}>
        <h2 className={css.cardTitle}>
          {other === null
            ? text('history.compare.first', { version: version.version })
            : text('history.compare.title', { version: version.version, other })}
        </h2>
        {others.length === 0 ? null : (
          <Select
            look="pick"
            icon="columns"
            label={text('history.compare')}
            options={others.map((each) => ({
              value: `${each.version}`,
              label: text('history.version', { version: each.version }),
              detail: each.note,
            }))}
            value={other === null ? null : `${other}`}
            placeholder={text('history.compare')}
            onChange={(value) => onOther(Number(value))}
          />
        )}
      </div>
      {other === null ? null : error !== null ? (
        <Note tone="danger">{failureTextOf(error, text)}</Note>
      ) : data === undefined ? (
        <Skeleton height={80} />
      ) : data.changes.length === 0 ? (
        <p className={css.quiet}>{text('history.compare.none')}</p>
      ) : (
        <>
          <span className={css.quiet}>{text('history.compare.count', { count: data.changes.length })}</span>
          <ul className={css.changes}>
            {data.changes.map((change) => (
              <li key={change.pointer} className={css.change}>
                <span className={css.quiet}>{localized(change.place)}</span>
                <span className={css.sentence}>{localized(change.sentence)}</span>
                {isShort(change.before) && isShort(change.after) ? (
                  <DiffText before={valueText(change.before)} after={valueText(change.after)} />
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A value that fits into a line; what is larger is named by the sentence. */
const isShort = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' && value.length <= 160);

const valueText = (value: unknown): string | null =>
  value === undefined || value === null ? null : `${value as string | number | boolean}`;
