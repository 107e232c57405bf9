import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FromPreview, MarkColours, ToPreview } from '../../domain/previewMessages.ts';
import { useNumber, useText } from '../i18n/index.ts';
import { Button, Icon, Skeleton } from '../kit/index.ts';
import { vars } from '../theme/contract.css.ts';
import { type Device, widths } from './choices.ts';
import type { Visitor } from './places.ts';
import * as css from './preview.css.ts';
import { useFrames, type Wanted } from './useFrames.ts';

export interface SiteFrameProps {
  readonly title: string;
  readonly wanted: Wanted | null;
  readonly host: string;
  readonly device: Device;
  /** Room for it. */
  readonly width: number;
  readonly height: number;
  readonly mode: 'dark' | 'light';
  readonly visitor: Visitor;
  /** Theme that is newer than the page; null for the page's own. */
  readonly theme: string | null;
  readonly isPicking: boolean;
  readonly focused: string | null;
  readonly focusedLabel: string;
  readonly note?: ReactNode;
  readonly onPick?: (pointer: string) => void;
  readonly onEscape?: () => void;
  /** Place on the page that another frame of the same page is at. */
  readonly scroll?: number | null;
  readonly onScrolled?: (y: number, isEnd: boolean) => void;
  readonly onRetry: () => void;
}

const addressHeight = 31;

/** One site in its window: address, size, and the page at its real width. */
export function SiteFrame(props: SiteFrameProps) {
  const {
    title,
    wanted,
    host,
    device,
    width,
    height,
    mode,
    visitor,
    theme,
    isPicking,
    focused,
    focusedLabel,
    note,
    scroll = null,
    onRetry,
  } = props;
  const number = useNumber();
  const [address, setAddress] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  const colours = useCallback((): MarkColours => {
    const style = root.current === null ? null : getComputedStyle(root.current);
    const valueOf = (name: string) => style?.getPropertyValue(name.slice('var('.length, -1)).trim() ?? '';
    return { line: valueOf(vars.accent.solid), text: valueOf(vars.accent.onSolid) };
  }, []);

  const opening = useCallback((): readonly ToPreview[] => {
    const now = latest.current;
    return [
      { livery: 'visitor', as: now.visitor },
      { livery: 'mode', mode: now.mode },
      { livery: 'pick', isOn: now.isPicking, colours: colours() },
      { livery: 'outline', pointer: now.focused, label: now.focusedLabel, colours: colours() },
      { livery: 'theme', css: now.theme },
    ];
  }, [colours]);

  const onMessage = useCallback((message: FromPreview) => {
    if (message.livery === 'ready' || message.livery === 'navigated') setAddress(message.path);
    if (message.livery === 'picked') latest.current.onPick?.(message.pointer);
    if (message.livery === 'scrolled') latest.current.onScrolled?.(message.y, message.isEnd);
    if (message.livery === 'escaped') latest.current.onEscape?.();
  }, []);

  const { slots, isShown, isSilent, post, attach, onLoad } = useFrames({
    wanted,
    visitor,
    opening,
    onMessage,
  });
  useEffect(() => post({ livery: 'mode', mode }), [post, mode]);
  useEffect(() => post({ livery: 'theme', css: theme }), [post, theme]);
  useEffect(() => post({ livery: 'pick', isOn: isPicking, colours: colours() }), [post, isPicking, colours]);
  useEffect(() => {
    post({ livery: 'outline', pointer: focused, label: focusedLabel, colours: colours() });
  }, [post, focused, focusedLabel, colours]);

  useEffect(() => {
    if (scroll !== null) post({ livery: 'scroll', y: scroll });
  }, [post, scroll]);

  const siteWidth = widths[device];
  const scale = Math.min(1, Math.max(0.1, (width - 2) / siteWidth));
  const siteHeight = Math.max(200, Math.floor((height - addressHeight) / scale));
  const frameWidth = Math.floor(siteWidth * scale) + 2;
  const [path = ''] = (address === '' ? (wanted?.path ?? '') : address).split('?');
  return (
    <div ref={root} className={css.frame} style={{ inlineSize: frameWidth }}>
      <div className={css.address}>
        <Icon name="lock-simple" weight="fill" size={12} />
        <span className={css.addressText}>{`${host}${path}`}</span>
        {note}
        <span className={css.size}>{`${siteWidth} × ${siteHeight} · ${number(Math.round(scale * 100))} %`}</span>
      </div>
      <div className={css.stage}>
        {slots.map((slot) => (
          <iframe
            key={slot.key}
            ref={attach(slot)}
            title={title}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is the preview's, never the studio's
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            src={`${slot.origin}${slot.path}`}
            onLoad={() => onLoad(slot)}
            className={isShown(slot) ? css.site : `${css.site} ${css.behind}`}
            inert={!isShown(slot)}
            style={{ inlineSize: siteWidth, blockSize: siteHeight, transform: `scale(${scale})` }}
          />
        ))}
        {isSilent ? (
          <Doctor origin={wanted?.origin ?? ''} onRetry={onRetry} />
        ) : slots.some(isShown) ? null : (
          <div className={css.waiting}>
            <Skeleton height="100%" />
          </div>
        )}
      </div>
    </div>
  );
}

/** Explains what keeps a page from being framed, and the change that it needs. */
function Doctor({ origin, onRetry }: { readonly origin: string; readonly onRetry: () => void }) {
  const text = useText();
  const isMixed = location.protocol === 'https:' && origin.startsWith('http:');
  return (
    <div className={css.doctor} role="alert">
      <Icon name="stethoscope" size={24} tone="warning" />
      <span className={css.doctorTitle}>{text('preview.doctor.title')}</span>
      <span className={css.doctorText}>{text(isMixed ? 'preview.doctor.mixed' : 'preview.doctor.text', { origin })}</span>
      <Button icon="arrow-clockwise" onPress={onRetry}>
        {text('preview.doctor.retry')}
      </Button>
    </div>
  );
}
