import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './RichText.css.ts';
import type { Sanitise } from './sanitise.ts';

/**
 * The only component that turns text into markup.
 *
 * Server-rendered pages: the server has sanitised the HTML. Hydration adopts those nodes without assigning `innerHTML`, so the
 * plain string never meets Trusted Types; `markup` must keep its identity, or React would assign it on the next render.
 * Anything rendered later in the browser waits for DOMPurify (a separate chunk) and is assigned as TrustedHTML of the `livery`
 * policy, which only `sanitise` can use.
 */
export function RichText({ html }: { readonly html: string }) {
  const hydrating = useSyncExternalStore(never, no, yes);
  const [served] = useState(hydrating ? html : null);
  const sanitise = useSanitiser(served !== html);
  const markup = useMemo(() => {
    if (served === html) return { __html: html };
    return sanitise === null ? null : { __html: sanitise(html) };
  }, [served, html, sanitise]);
  return markup === null ? (
    <div className={css.text} aria-busy="true">
      <Skeleton shape="text" />
      <Skeleton shape="textHalf" />
    </div>
  ) : (
    <div key={html} className={css.text} dangerouslySetInnerHTML={markup} />
  );
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

let loaded: Sanitise | null = null;

function useSanitiser(wanted: boolean): Sanitise | null {
  const [sanitise, setSanitise] = useState<{ readonly run: Sanitise } | null>(loaded === null ? null : { run: loaded });
  useEffect(() => {
    if (!wanted || sanitise !== null) return;
    void import('./sanitise.ts').then((module) => {
      loaded = module.sanitise;
      setSanitise({ run: module.sanitise });
    });
  }, [wanted, sanitise]);
  return sanitise?.run ?? null;
}
