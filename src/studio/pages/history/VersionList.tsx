import type { VersionRow } from '../../../wire/studio/brands.ts';
import { spanText, useLanguage, useMoment, useText } from '../../i18n/index.ts';
import { Avatar, Badge, Button } from '../../kit/index.ts';
import * as css from './HistoryPage.css.ts';

export interface VersionListProps {
  readonly versions: readonly VersionRow[];
  readonly chosen: number;
  readonly onChoose: (version: number) => void;
  readonly now: number;
  /** Loads older ones; absent at the end. */
  readonly onMore?: () => void;
  readonly isLoading: boolean;
}

/** Versions with note, person, time, and how long they were live. */
export function VersionList({ versions, chosen, onChoose, now, onMore, isLoading }: VersionListProps) {
  const text = useText();
  const title =
    onMore === undefined
      ? text('history.versions', { count: versions.length })
      : text('history.versionsMore', { count: versions.length });
  return (
    <section className={css.list} aria-label={text('history.list')}>
      <div className={css.listHead}>
        <h1 className={css.title}>{title}</h1>
        <span className={css.quiet}>{text('history.zone')}</span>
      </div>
      <ol className={css.rows} reversed>
        {versions.map((version, index) => (
          <li key={version.version}>
            <button
              type="button"
              className={css.row}
              onClick={() => onChoose(version.version)}
              {...(version.version === chosen ? { 'aria-current': 'true' as const } : {})}
            >
              <span className={css.number}>{version.version}</span>
              <span className={css.words}>
                <span className={css.note}>{version.note === '' ? text(`history.kind.${version.kind}`) : version.note}</span>
                <Trace version={version} now={now} />
              </span>
              <VersionBadge version={version} isTakenBack={versions[index - 1]?.kind === 'rollback'} />
            </button>
          </li>
        ))}
        {onMore === undefined ? null : (
          <li className={css.more}>
            <Button variant="ghost" onPress={onMore} isBusy={isLoading}>
              {text('history.more')}
            </Button>
          </li>
        )}
      </ol>
    </section>
  );
}

function Trace({ version, now }: { readonly version: VersionRow; readonly now: number }) {
  const text = useText();
  const language = useLanguage();
  const moment = useMoment();
  const { state, liveFrom, liveUntil } = version;
  const liveMs = liveFrom === null ? 0 : (liveUntil === null ? now : Date.parse(liveUntil)) - Date.parse(liveFrom);
  const facts = [
    version.by,
    moment(version.at),
    ...(state === 'scheduled' && liveFrom !== null ? [text('history.goesLive', { at: moment(liveFrom) })] : []),
    ...(state === 'past' && liveFrom !== null ? [text('history.liveFor', { span: spanText(liveMs, language) })] : []),
    ...(state === 'live' && liveFrom !== null ? [text('history.liveSince', { span: spanText(liveMs, language) })] : []),
    ...(version.restores === null ? [] : [text('history.restores', { version: version.restores })]),
  ];
  return (
    <span className={css.trace}>
      <Avatar name={version.by} />
      {facts.join(' · ')}
    </span>
  );
}

export function VersionBadge({
  version: { state, kind, share },
  isTakenBack,
}: {
  readonly version: VersionRow;
  readonly isTakenBack: boolean;
}) {
  const text = useText();
  if (state === 'live')
    return (
      <Badge tone={share < 100 ? 'info' : 'success'} mark="dot">
        {share < 100 ? text('history.share', { share }) : text('history.live')}
      </Badge>
    );
  if (state === 'scheduled')
    return (
      <Badge tone="info" mark={{ name: 'clock' }}>
        {text('history.scheduled')}
      </Badge>
    );
  if (state === 'asked')
    return (
      <Badge tone="info" mark={{ name: 'clock' }}>
        {text('history.asked')}
      </Badge>
    );
  if (state === 'declined') return <Badge mark={{ name: 'prohibit' }}>{text('history.declined')}</Badge>;
  if (state === 'cancelled') return <Badge mark={{ name: 'prohibit' }}>{text('history.cancelled')}</Badge>;
  if (isTakenBack)
    return (
      <Badge tone="danger" mark={{ name: 'warning-circle', weight: 'fill' }}>
        {text('history.rolledBack')}
      </Badge>
    );
  if (kind === 'rollback') return <Badge mark={{ name: 'arrow-u-up-left' }}>{text('history.rollback')}</Badge>;
  if (kind === 'studio') return null;
  return <Badge tone="outline">{text(kind === 'disk' ? 'history.disk' : 'history.command')}</Badge>;
}
