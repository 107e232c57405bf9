import type { ReactNode } from 'react';
import type { BrandCard } from '../../../wire/studio/brands.ts';
import { agoText, useLanguage, useMoment, useText } from '../../i18n/index.ts';
import { Avatar, Badge, Icon } from '../../kit/index.ts';
import * as css from './BrandsPage.css.ts';

/** State of the brand for players. */
export function State({ brand: { live } }: { readonly brand: BrandCard }) {
  const text = useText();
  if (live === null)
    return (
      <Badge tone="draft" mark="dot">
        {text('brands.notLive')}
      </Badge>
    );
  return (
    <Badge tone={live.state === 'scheduled' ? 'info' : 'success'} mark="dot">
      {text(live.state === 'scheduled' ? 'brands.scheduled' : 'brands.live')}
    </Badge>
  );
}

export function DraftFact({ brand: { draft } }: { readonly brand: BrandCard }) {
  const text = useText();
  if (draft === null) return <span className={css.quiet}>{text('brands.draft.none')}</span>;
  return (
    <>
      <DraftBadge revision={draft.revision} />
      <span>{text('brands.changes', { count: draft.changes })}</span>
    </>
  );
}

export function DraftBadge({ revision }: { readonly revision: number }) {
  const text = useText();
  return (
    <Badge tone="draft" mark="dot">
      {text('shell.draft', { revision })}
    </Badge>
  );
}

export function ProblemsFact({ brand: { problems } }: { readonly brand: BrandCard }) {
  const text = useText();
  if (problems.stops > 0)
    return (
      <Badge tone="danger" mark={{ name: 'warning-circle', weight: 'fill' }}>
        {text('brands.stops', { count: problems.stops })}
      </Badge>
    );
  if (problems.warnings > 0)
    return (
      <Badge tone="warning" mark={{ name: 'warning', weight: 'fill' }}>
        {text('brands.warnings', { count: problems.warnings })}
      </Badge>
    );
  return (
    <>
      <Icon name="check-circle" size={15} tone="success" />
      <span>{text('brands.problems.none')}</span>
    </>
  );
}

export function PublishedFact({ brand: { live } }: { readonly brand: BrandCard }) {
  const text = useText();
  const moment = useMoment();
  if (live === null) return <span className={css.quiet}>{text('brands.notLive')}</span>;
  return (
    <>
      <span className={css.number}>{live.version}</span>
      <span>{moment(live.liveFrom ?? live.at, 'day')}</span>
    </>
  );
}

export function DriftFact({ brand: { drift } }: { readonly brand: BrandCard }) {
  const text = useText();
  return drift ? (
    <Badge tone="info" mark={{ name: 'git-diff' }}>
      {text('brands.drift.some')}
    </Badge>
  ) : (
    <>
      <Icon name="check-circle" size={15} tone="success" />
      <span>{text('brands.drift.none')}</span>
    </>
  );
}

/** The newer one of the last publishing and the last write of the draft. */
export function lastChangeOf({ live, draft }: BrandCard): { readonly by: string; readonly at: string } | null {
  const known = [...(live === null ? [] : [{ by: live.by, at: live.at }]), ...(draft === null ? [] : [draft])];
  return known.toSorted((one, other) => other.at.localeCompare(one.at))[0] ?? null;
}

export function ChangeFact({ brand, now }: { readonly brand: BrandCard; readonly now: number }) {
  const text = useText();
  const language = useLanguage();
  const change = lastChangeOf(brand);
  if (change === null) return null;
  return (
    <>
      <Avatar name={change.by} />
      <span className={css.oneFact}>{text('brands.change', { by: change.by, ago: agoText(change.at, now, language) })}</span>
    </>
  );
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>{children}</dd>
    </div>
  );
}
