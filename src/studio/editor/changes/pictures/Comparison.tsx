import { useEffect, useMemo, useState } from 'react';
import { failureTextOf } from '../../../api/index.ts';
import { type Command, useCommands } from '../../../app/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Badge, Button, EmptyState, IconButton, Kbd, Segmented } from '../../../kit/index.ts';
import { factsOf, pathOf, placeOf, SiteFrame, useAddresses, useBed } from '../../../preview/index.ts';
import * as css from './pictures.css.ts';
import { ScreenStrip } from './ScreenStrip.tsx';
import type { Screen } from './screen.ts';
import { useTogether } from './useTogether.ts';

export interface ComparisonProps {
  readonly merchant: string;
  readonly document: unknown;
  readonly revision: number;
  /** Number of the published version; null before the first one. */
  readonly base: number | null;
  readonly screens: readonly Screen[];
  readonly lookedAt: readonly string[];
  readonly onLooked: (screen: string) => void;
  /** Pointer of the chosen change; its part of the page is outlined. */
  readonly focused: string | null;
  readonly focusedLabel: string;
}

const looks = ['side', 'slider', 'blink', 'difference'] as const;
type Look = (typeof looks)[number];

const blinkMs = 900;
const gap = 16;

/** The published version and the draft, both drawn by the real site, on the screens that show what was changed. */
export default function Comparison(props: ComparisonProps) {
  const { merchant, document, revision, base, screens, lookedAt, onLooked, focused, focusedLabel } = props;
  const text = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const [wanted, setLook] = useState<Look>('side');
  const [share, setShare] = useState(50);
  const [tries, setTries] = useState(0);
  const { data, error, refetch } = useAddresses(merchant);
  const [bedRef, bed] = useBed();
  const together = useTogether();
  const { host } = useMemo(() => factsOf(document), [document]);
  const screen = screens.find(({ id }) => id === chosen) ?? screens.find(({ id }) => !lookedAt.includes(id)) ?? screens[0];
  const wished = placeOf(screen?.page ?? '')?.visitor ?? 'guest';
  const visitor = data?.guestsOnly === true ? 'guest' : wished;
  const hasBefore = data !== undefined && data.published !== null && base !== null;
  const look = hasBefore ? wanted : 'side';
  const blink = useBlink(look === 'blink');
  const next = screens.find(({ id }) => id !== screen?.id && !lookedAt.includes(id));
  const done = () => {
    if (screen !== undefined) onLooked(screen.id);
    if (next !== undefined) setChosen(next.id);
  };
  useFineKey(done, screen !== undefined);

  if (screen === undefined) return <EmptyState icon="eye" title={text('pictures.none')} text={text('pictures.noneText')} />;
  const retry = () => {
    setTries((count) => count + 1);
    void refetch();
  };
  if (error !== null)
    return (
      <EmptyState icon="stethoscope" title={text('preview.unavailable')} text={failureTextOf(error, text)}>
        <IconButton label={text('preview.doctor.retry')} icon="arrow-clockwise" onPress={retry} />
      </EmptyState>
    );
  const isBeside = look === 'side' && hasBefore;
  const frame = {
    host,
    device: screen.device,
    mode: screen.mode,
    visitor,
    width: isBeside ? (bed.width - gap) / 2 : bed.width,
    height: bed.height,
    theme: null,
    isPicking: false,
    onRetry: retry,
  };
  const shows = (origin: string | null | undefined, round: number) =>
    origin === null || origin === undefined ? null : { origin, path: pathOf(screen), round };
  const before = hasBefore ? (
    <div className={look === 'side' ? css.beside : css.below}>
      <SiteFrame
        {...frame}
        title={text('preview.published')}
        wanted={shows(data.published, tries)}
        focused={null}
        focusedLabel=""
        note={look === 'difference' ? null : <Badge>{text('pictures.before', { version: base })}</Badge>}
        scroll={together.at('before')}
        onScrolled={(y) => together.onScrolled('before', y)}
      />
    </div>
  ) : null;
  return (
    <section className={css.root} aria-label={text('pictures.title')}>
      <div className={css.bar} role="toolbar" aria-label={text('pictures.look')}>
        {hasBefore ? (
          <Segmented<Look>
            label={text('pictures.look')}
            value={look}
            onChange={setLook}
            choices={looks.map((value) => ({ value, label: text(`pictures.look.${value}`) }))}
          />
        ) : null}
        {look === 'slider' ? (
          <span className={css.share}>
            {text('preview.published')}
            <input
              type="range"
              className={css.range}
              min={0}
              max={100}
              value={share}
              aria-label={text('pictures.share')}
              onChange={(event) => setShare(Number(event.target.value))}
            />
            {text('preview.draft')}
          </span>
        ) : null}
        {look === 'blink' ? (
          <Button size="small" isSelected={blink.isRunning} onPress={blink.toggle}>
            {text(blink.isRunning ? 'pictures.hold' : 'pictures.run')}
          </Button>
        ) : null}
        {look === 'blink' ? (
          <Button size="small" icon="swap" onPress={blink.swap}>
            {text(blink.isDraft ? 'preview.draft' : 'preview.published')}
          </Button>
        ) : null}
      </div>
      {visitor !== wished ? <p className={css.refused}>{text('preview.guestsOnly')}</p> : null}
      <div ref={bedRef} className={css.bed}>
        {bed.width === 0 ? null : (
          <>
            {before}
            <div
              className={look === 'side' ? css.beside : css.above[look]}
              style={
                look === 'slider'
                  ? { clipPath: `inset(0 0 0 ${share}%)` }
                  : look === 'blink'
                    ? { visibility: blink.isDraft ? 'visible' : 'hidden' }
                    : undefined
              }
            >
              <SiteFrame
                {...frame}
                title={text('preview.draft')}
                wanted={shows(data?.origin, revision + tries)}
                focused={look === 'difference' ? null : focused}
                focusedLabel={focusedLabel}
                note={look === 'difference' ? null : <Badge tone="draft">{text('preview.draft')}</Badge>}
                scroll={together.at('after')}
                onScrolled={(y, isEnd) => {
                  together.onScrolled('after', y);
                  if (isEnd && y > 0) onLooked(screen.id);
                }}
              />
            </div>
            {look === 'slider' ? <div className={css.line} style={{ insetInlineStart: `${share}%` }} /> : null}
          </>
        )}
      </div>
      <ScreenStrip screens={screens} shown={screen.id} lookedAt={lookedAt} onChoose={setChosen}>
        <Button size="small" variant="secondary" icon="check" keys={<Kbd keys="F" />} onPress={done}>
          {text(next === undefined ? 'pictures.fine' : 'pictures.fineNext')}
        </Button>
      </ScreenStrip>
    </section>
  );
}

/** `F` outside of fields says that the screen is fine. */
function useFineKey(onFine: () => void, isOn: boolean) {
  const text = useText();
  const commands = useMemo(
    (): readonly Command[] =>
      isOn
        ? [{ id: 'pictures.fine', group: 'commands', label: text('pictures.fine'), keys: 'F', isKeyOnly: true, run: onFine }]
        : [],
    [onFine, isOn, text],
  );
  useCommands(commands);
}

/** Both versions in turn. Stands still where a person wants less motion, until they start it. */
function useBlink(isOn: boolean) {
  const [isDraft, setDraft] = useState(true);
  const [isRunning, setRunning] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (!isOn || !isRunning) return undefined;
    const timer = setInterval(() => setDraft((now) => !now), blinkMs);
    return () => clearInterval(timer);
  }, [isOn, isRunning]);
  return {
    isDraft,
    isRunning,
    toggle: () => setRunning((now) => !now),
    swap: () => {
      setRunning(false);
      setDraft((now) => !now);
    },
  };
}
