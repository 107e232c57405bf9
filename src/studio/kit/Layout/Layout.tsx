import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { StudioIconName } from '../Icon/iconNames.ts';
import * as css from './Layout.css.ts';

/** Title of a page, one sentence, and its acts. */
export function PageHead({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className={css.pageHead}>
      <div className={css.pageWords}>
        <h1 className={css.pageTitle}>{title}</h1>
        {text === undefined ? null : <p className={css.pageText}>{text}</p>}
      </div>
      {children}
    </div>
  );
}

export function Card({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <section className={css.card} aria-label={label}>
      {children}
    </section>
  );
}

const noteIcons = {
  info: <Icon name="info" size={18} tone="info" />,
  warning: <Icon name="warning" weight="fill" size={18} tone="warning" />,
  danger: <Icon name="warning-circle" weight="fill" size={18} tone="danger" />,
  success: <Icon name="check-circle" weight="fill" size={18} tone="success" />,
  draft: <Icon name="git-diff" size={18} tone="draft" />,
} as const;

/** A sentence that matters now. `isLive` reads it out when it appears. */
export function Note({
  tone,
  children,
  act,
  isLive = false,
}: {
  readonly tone: keyof typeof noteIcons;
  readonly children: ReactNode;
  readonly act?: ReactNode;
  readonly isLive?: boolean;
}) {
  return (
    <div className={css.note[tone]} {...(isLive ? { role: tone === 'danger' ? 'alert' : 'status' } : {})}>
      {noteIcons[tone]}
      <div className={css.noteWords}>{children}</div>
      {act}
    </div>
  );
}

/** A hint of the content that belongs here, and the one act. */
export function EmptyState({
  icon,
  title,
  text,
  children,
}: {
  readonly icon: StudioIconName;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className={css.empty}>
      <Icon name={icon} size={24} tone="quiet" />
      <h2 className={css.emptyTitle}>{title}</h2>
      {text === undefined ? null : <p className={css.emptyText}>{text}</p>}
      {children === undefined ? null : <div className={css.emptyActs}>{children}</div>}
    </div>
  );
}

/** A block in the shape of what is loading. */
export function Skeleton({
  width = '100%',
  height = 16,
}: {
  readonly width?: number | string;
  readonly height?: number | string;
}) {
  const style: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={css.skeleton} style={{ display: 'block', ...style }} aria-hidden="true" />;
}

interface ScrollingProps {
  /** Name of what scrolls, for screen readers. */
  readonly label: string;
  /** Scrolls. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A wide or long part, such as a table. Where it is larger than its room it can be reached and scrolled with keys. */
export function Scrolling({ label, className, children }: ScrollingProps) {
  const root = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={root}
      className={`${className} ${css.scrolling}`}
      role="group"
      aria-label={label}
      {...(scrolls ? { tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}

/** In place of what has not been read: it loads, or why it did not. */
export function Unread({
  failure,
  onRetry,
  height = 320,
}: {
  /** In words; null while it loads. */
  readonly failure: string | null;
  /** Without it there is no button. */
  readonly onRetry?: () => unknown;
  /** Of the content that is awaited. */
  readonly height?: number;
}) {
  const text = useText();
  if (failure === null) return <Skeleton height={height} />;
  return (
    <EmptyState icon="plugs-connected" title={failure}>
      {onRetry === undefined ? null : <Button onPress={() => void onRetry()}>{text('failure.retry')}</Button>}
    </EmptyState>
  );
}
