import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { failureTextOf } from '../api/index.ts';
import { useText } from '../i18n/index.ts';
import { EmptyState, IconButton } from '../kit/index.ts';
import { factsOf, pathOf, type View } from './choices.ts';
import { PreviewBar } from './PreviewBar.tsx';
import * as css from './preview.css.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { themeOf } from './themeOf.ts';
import { useAddresses } from './useAddresses.ts';
import { useBed } from './useBed.ts';

export interface PreviewFrameProps {
  readonly merchant: string;
  /** The last good state of the draft, as it is edited. */
  readonly document: unknown;
  /** Revision that the server has: when it grows, the site is loaded again behind the one that is shown. */
  readonly revision?: number;
  /** SHA-256 by path; a change loads the site again. */
  readonly files?: Readonly<Record<string, string>>;
  /** Pointer of the setting that has the focus; its part of the page is outlined. */
  readonly focused?: string | null;
  readonly focusedLabel?: string;
  readonly onPick?: (pointer: string) => void;
  /** At the right of the address. */
  readonly note?: ReactNode;
  readonly start?: 'desktop' | 'phone';
  readonly compact?: boolean;
  /** Address of the site that is shown, with its hash, until the person chooses another page. */
  readonly page?: string;
}

const noFiles = {};

/** The real site with the state of the draft. Colours follow immediately, everything else after the draft is saved. */
export function PreviewFrame(props: PreviewFrameProps) {
  const {
    merchant,
    document,
    revision = 0,
    files = noFiles,
    focused = null,
    focusedLabel = '',
    onPick,
    note,
    start = 'desktop',
    compact = false,
    page = '/index',
  } = props;
  const text = useText();
  const { host, languages, modes, mode, language } = useMemo(() => factsOf(document), [document]);
  const [chosen, setChosen] = useState<Partial<View>>({});
  const [tries, setTries] = useState(0);
  const view: View = {
    page,
    visitor: 'guest',
    mode,
    language,
    device: start,
    isPicking: false,
    isSplit: false,
    ...chosen,
  };
  const change = useCallback((next: Partial<View>) => setChosen((now) => ({ ...now, ...next })), []);
  const { data, error, refetch } = useAddresses(merchant);
  const isGuestsOnly = data?.guestsOnly === true;
  const visitor = isGuestsOnly ? 'guest' : view.visitor;
  const [bedRef, bed] = useBed();
  const drawn = useDeferredValue(document);
  const theme = useMemo(() => themeOf(drawn), [drawn]);
  const path = pathOf(view);
  const fileState = useMemo(() => Object.values(files).join(''), [files]);
  const round = useRound(`${revision} ${fileState} ${tries}`);
  const isSplit = view.isSplit && data !== undefined && data.published !== null && !compact;
  const room = isSplit ? (bed.width - 16) / 2 : bed.width;
  const retry = () => {
    setTries((count) => count + 1);
    void refetch();
  };
  const frame = { host, device: view.device, width: room, height: bed.height, mode: view.mode, visitor, onRetry: retry };
  const shows = (origin: string | null | undefined, state: number) =>
    origin === null || origin === undefined ? null : { origin, path, round: state };
  return (
    <section className={css.root} aria-label={text('preview.frame')}>
      <PreviewBar
        view={{ ...view, visitor }}
        onChange={change}
        languages={languages}
        modes={modes}
        canSplit={data !== undefined && data.published !== null}
        isGuestsOnly={isGuestsOnly}
        compact={compact}
        address={data === undefined ? null : `${data.origin}${path}`}
      />
      <div ref={bedRef} className={css.bed}>
        {error === null ? null : (
          <EmptyState icon="stethoscope" title={text('preview.unavailable')} text={failureTextOf(error, text)}>
            <IconButton label={text('preview.doctor.retry')} icon="arrow-clockwise" onPress={retry} />
          </EmptyState>
        )}
        {isSplit ? (
          <SiteFrame
            {...frame}
            title={text('preview.published')}
            wanted={shows(data.published, tries)}
            theme={null}
            isPicking={false}
            focused={null}
            focusedLabel=""
            note={<span>{text('preview.published')}</span>}
          />
        ) : null}
        {error !== null || bed.width === 0 ? null : (
          <SiteFrame
            {...frame}
            title={text('preview.draft')}
            wanted={shows(data?.origin, round)}
            theme={theme}
            isPicking={view.isPicking}
            focused={focused}
            focusedLabel={focusedLabel}
            note={isSplit ? <span>{text('preview.draft')}</span> : note}
            {...(onPick === undefined ? {} : { onPick })}
            onEscape={() => change({ isPicking: false })}
          />
        )}
      </div>
    </section>
  );
}

/** A number that grows with every change of the state it stands for. */
function useRound(state: string): number {
  const [kept, setKept] = useState({ state, round: 0 });
  if (kept.state === state) return kept.round;
  const next = { state, round: kept.round + 1 };
  setKept(next);
  return next.round;
}
