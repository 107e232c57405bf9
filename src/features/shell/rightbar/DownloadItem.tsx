import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { importWithRetry } from '../../../api/importWithRetry.ts';
import type { Download } from '../../../domain/downloads.ts';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { useDisclosure } from '../useDisclosure.ts';
import * as css from './RightBar.css.ts';

const DownloadPopover = lazy(() =>
  importWithRetry(() => import('./DownloadPopover.tsx')).then((module) => ({ default: module.DownloadPopover })),
);

/** Delay before the popover closes after the pointer left, in milliseconds. */
const graceMs = 200;

/** Shows the QR codes of the apps on hover, focus and click. */
export function DownloadItem({ downloads }: { readonly downloads: readonly Download[] }) {
  const t = useText();
  const id = useId();
  const { open, setOpen, root } = useDisclosure<HTMLDivElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    root.current?.querySelector('button')?.focus();
    setOpen(false);
  };
  return (
    <li>
      <div
        ref={root}
        role="presentation"
        className={css.holder}
        onPointerEnter={({ pointerType }) => {
          clearTimeout(timer.current);
          if (pointerType === 'mouse') setOpen(true);
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') timer.current = setTimeout(() => setOpen(false), graceMs);
        }}
      >
        <button
          type="button"
          className={css.item}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onFocus={({ relatedTarget }) => {
            if (!root.current?.contains(relatedTarget)) setOpen(true);
          }}
          onClick={() => setOpen(true)}
        >
          <Icon name="device-mobile" weight={open ? 'fill' : 'duotone'} size={22} />
          {t('shell.right.app')}
        </button>
        {open ? (
          <Suspense fallback={null}>
            <DownloadPopover id={id} downloads={downloads} onClose={close} />
          </Suspense>
        ) : null}
      </div>
    </li>
  );
}
