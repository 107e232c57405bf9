import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BrandCard } from '../../../wire/studio/brands.ts';
import { BrandMark } from '../../app/index.ts';
import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../../kit/index.ts';
import * as css from './BrandsPage.css.ts';
import { ChangeFact, DraftBadge, DriftFact, ProblemsFact, PublishedFact, State } from './facts.tsx';

export const rowHeight = 36;
const overscan = 8;

export interface BrandRowsProps {
  readonly brands: readonly BrandCard[];
  /** Of all rows, loaded or not. */
  readonly total: number;
  readonly now: number;
  /** Called when the rows that are loaded come to their end. */
  readonly onEnd: () => void;
}

const columns = ['brand', 'host', 'problems', 'published', 'draft', 'drift', 'change'] as const;

/** Any number of brands: rows are drawn as they are scrolled into view, and loaded page by page. */
export function BrandRows({ brands, total, now, onEnd }: BrandRowsProps) {
  const text = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800 });
  const first = Math.max(0, Math.floor(view.top / rowHeight) - overscan);
  const last = Math.min(total, Math.ceil((view.top + view.height) / rowHeight) + overscan);
  const isAtEnd = last >= brands.length && brands.length < total;
  useEffect(() => {
    if (isAtEnd) onEnd();
  }, [isAtEnd, onEnd]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={scroller}
      className={css.scroller}
      role="table"
      aria-label={text('brands.title')}
      aria-rowcount={total + 1}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })}
    >
      <div role="rowgroup">
        <div className={css.head} role="row" aria-rowindex={1}>
          {columns.map((column) => (
            <span key={column} role="columnheader">
              {text(`brands.fact.${column}`)}
            </span>
          ))}
        </div>
      </div>
      <div
        role="rowgroup"
        style={{ blockSize: total * rowHeight, paddingBlockStart: first * rowHeight, boxSizing: 'border-box' }}
      >
        {Array.from({ length: Math.max(0, last - first) }, (_, offset) => {
          const index = first + offset;
          return <Row key={index} index={index} brand={brands[index]} now={now} />;
        })}
      </div>
    </div>
  );
}

function Row({ brand, index, now }: { readonly brand: BrandCard | undefined; readonly index: number; readonly now: number }) {
  if (brand === undefined)
    return (
      <div className={css.row} role="row" aria-rowindex={index + 2}>
        {columns.map((column) => (
          <span key={column} role="cell">
            <Skeleton width="60%" height={12} />
          </span>
        ))}
      </div>
    );
  return (
    <div className={css.row} role="row" aria-rowindex={index + 2}>
      <span className={css.rowName} role="rowheader">
        <BrandMark brand={brand} size={22} />
        <Link className={css.rowLink} to={`/brands/${brand.merchant}/edit`}>
          {brand.name}
        </Link>
      </span>
      <span className={css.cell} role="cell">
        {brand.hosts[0]}
      </span>
      <span className={css.rowFact} role="cell">
        <ProblemsFact brand={brand} />
      </span>
      <span className={css.rowFact} role="cell">
        {brand.live === null ? <State brand={brand} /> : <PublishedFact brand={brand} />}
      </span>
      <span className={css.rowFact} role="cell">
        {brand.draft === null ? <span className={css.quiet}>–</span> : <DraftBadge revision={brand.draft.revision} />}
      </span>
      <span className={css.rowFact} role="cell">
        {brand.drift ? <DriftFact brand={brand} /> : <span className={css.quiet}>–</span>}
      </span>
      <span className={css.rowFact} role="cell">
        <ChangeFact brand={brand} now={now} />
      </span>
    </div>
  );
}
