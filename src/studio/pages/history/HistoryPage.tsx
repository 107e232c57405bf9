import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { VersionRow } from '../../../wire/studio/brands.ts';
import { failureTextOf, read, useAct } from '../../api/index.ts';
import { TopBarEnd, useMay } from '../../app/index.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Button, EmptyState, Icon, LinkButton, Note, Skeleton, showToast } from '../../kit/index.ts';
import { Comparison } from './Comparison.tsx';
import * as css from './HistoryPage.css.ts';
import { mayRollBack } from './mayRollBack.ts';
import { RollBack } from './RollBack.tsx';
import { SecondYesPanel } from './SecondYesPanel.tsx';
import { useVersions } from './useVersions.ts';
import { VersionBadge, VersionList } from './VersionList.tsx';

/** All versions of a brand; two of them beside each other; the way back. */
export default function HistoryPage() {
  const text = useText();
  const { merchant = '' } = useParams();
  const { query, versions } = useVersions(merchant);
  const { data: brand } = useQuery(read('brand', { params: { merchant } }));
  const [params, setParams] = useSearchParams();
  const [now] = useState(Date.now);

  const numberOf = (name: string) => versions.find(({ version }) => `${version}` === params.get(name))?.version;
  const put = (version: number, against: number | null) =>
    setParams({ version: `${version}`, ...(against === null ? {} : { against: `${against}` }) }, { replace: true });
  const live = versions.find(({ state }) => state === 'live');
  // The newest one that waits for a yes is what a person comes for.
  const waiting = versions[0]?.state === 'asked' ? versions[0] : undefined;
  const chosen = versions.find(({ version }) => version === numberOf('version')) ?? waiting ?? live ?? versions[0];

  if (query.isError && versions.length === 0)
    return (
      <EmptyState icon="plugs-connected" title={failureTextOf(query.error, text)}>
        <Button onPress={() => void query.refetch()}>{text('failure.retry')}</Button>
      </EmptyState>
    );
  if (query.isPending)
    return (
      <div className={css.detail} aria-busy="true">
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </div>
    );
  if (chosen === undefined)
    return (
      <EmptyState icon="clock-counter-clockwise" title={text('history.empty.title')} text={text('history.empty.text')}>
        <LinkButton to={`/brands/${merchant}/edit`} variant="primary">
          {text('history.empty.act')}
        </LinkButton>
      </EmptyState>
    );

  // Beside the live version, and that one beside the one before.
  const before = versions.find(({ version }) => version < chosen.version)?.version ?? null;
  const usual = live === undefined || live.version === chosen.version ? before : live.version;
  const given = numberOf('against');
  const other = given === undefined || given === chosen.version ? usual : given;
  return (
    <div className={css.page}>
      <TopBarEnd>
        <LinkButton to={`/brands/${merchant}/edit`} variant="primary" icon="pencil-simple">
          {text('history.start')}
        </LinkButton>
      </TopBarEnd>
      <VersionList
        versions={versions}
        chosen={chosen.version}
        now={now}
        onChoose={(version) => put(version, null)}
        isLoading={query.isFetchingNextPage}
        {...(query.hasNextPage ? { onMore: () => void query.fetchNextPage() } : {})}
      />
      <div className={css.detail}>
        {brand?.drift === true ? (
          <Note tone="info" act={<LinkButton to={`/brands/${merchant}/folder`}>{text('history.merge')}</LinkButton>}>
            {text('history.drift')}
          </Note>
        ) : null}
        <Facts version={chosen} />
        <Comparison
          merchant={merchant}
          version={chosen}
          versions={versions}
          other={other}
          onOther={(next) => put(chosen.version, next)}
        />
        {chosen.state === 'asked' || chosen.state === 'declined' ? (
          <SecondYesPanel merchant={merchant} version={chosen} />
        ) : null}
        {chosen.state === 'scheduled' ? <Schedule merchant={merchant} version={chosen} /> : null}
        {mayRollBack(chosen) ? <RollBack key={chosen.version} merchant={merchant} version={chosen} /> : null}
      </div>
    </div>
  );
}

function Facts({ version }: { readonly version: VersionRow }) {
  const text = useText();
  const moment = useMoment();
  const { liveFrom, liveUntil } = version;
  const live =
    liveFrom === null
      ? text('history.never')
      : liveUntil === null
        ? text('history.since', { from: moment(liveFrom) })
        : text('history.until', { from: moment(liveFrom), until: moment(liveUntil) });
  return (
    <section className={css.card}>
      <div className={css.cardHead}>
        <h2 className={css.cardTitle}>
          {[text('history.version', { version: version.version }), ...(version.note === '' ? [] : [version.note])].join(': ')}
        </h2>
        <VersionBadge version={version} isTakenBack={false} />
      </div>
      <dl className={css.facts}>
        <Fact name={text('history.fact.by')}>{version.by}</Fact>
        <Fact name={text('history.fact.at')}>{moment(version.at, 'second')}</Fact>
        <Fact name={text('history.fact.live')}>{live}</Fact>
        <Fact name={text('history.fact.from')}>{text(`history.kind.${version.kind}`)}</Fact>
        <Fact name={text('history.fact.schema')}>{version.schemaVersion}</Fact>
        <Fact name={text('history.fact.digest')}>
          <code className={css.code}>{version.digest.slice(0, 12)}</code>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.quiet}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Schedule({ merchant, version }: { readonly merchant: string; readonly version: VersionRow }) {
  const text = useText();
  const moment = useMoment();
  const mayPublish = useMay('publisher');
  const cancel = useAct('cancelVersion', {
    changes: ['versions', 'brand', 'brands'],
    onDone: () => showToast({ title: text('history.cancel.done', { version: version.version }) }),
  });
  return (
    <div className={css.back}>
      <Icon name="clock" size={18} tone="info" />
      <div className={css.words}>
        <span className={css.sentence}>{text('history.cancel.title', { at: moment(version.liveFrom ?? version.at) })}</span>
        <span className={css.quiet}>{text('history.cancel.text')}</span>
      </div>
      <Button
        onPress={() => cancel.mutate({ params: { merchant, version: version.version } })}
        isBusy={cancel.isPending}
        why={mayPublish ? undefined : text('failure.notAllowed')}
      >
        {text('history.cancel.act')}
      </Button>
    </div>
  );
}
