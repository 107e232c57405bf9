import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/index.ts';
import { EmptyState, LinkButton } from '../../kit/index.ts';
import { Broken } from './Broken.tsx';
import * as css from './frame.css.ts';
import { usePage } from './usePage.ts';

const narrow = 'screen and (max-width: 1023.98px)';

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => matchMedia(narrow).matches,
  );
}

/** The page itself: its title, the focus after a change of page, and what stands in its place where it cannot be drawn. */
export function PageArea({ name }: { readonly name?: string | undefined }) {
  const text = useText();
  const { pathname } = useLocation();
  const isNarrow = useIsNarrow();
  const page = usePage();
  const main = useRef<HTMLElement>(null);
  const { reset } = useQueryErrorResetBoundary();
  const first = useRef(pathname);

  const title = [...(page === null ? [] : [text(page.title)]), ...(name === undefined ? [] : [name]), text('shell.title')].join(
    ' · ',
  );
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (first.current !== pathname) main.current?.focus({ preventScroll: true });
    first.current = pathname;
  }, [pathname]);

  const isTooNarrow = isNarrow && page !== null && page.fitsNarrow !== true;
  const history = /^\/brands\/[^/]+/.exec(pathname)?.[0];
  return (
    <main id="content" ref={main} className={css.main} tabIndex={-1}>
      {isTooNarrow ? (
        <EmptyState icon="desktop" title={text('shell.wider.title')} text={text('shell.wider.text')}>
          {history === undefined ? null : <LinkButton to={`${history}/history`}>{text('shell.wider.history')}</LinkButton>}
        </EmptyState>
      ) : null}
      {/* Stays mounted, so that nothing typed is lost when a window is made narrow for a moment. */}
      <div className={css.content} hidden={isTooNarrow}>
        <Broken key={pathname} onReset={reset}>
          <Suspense>
            <Outlet />
          </Suspense>
        </Broken>
      </div>
    </main>
  );
}
