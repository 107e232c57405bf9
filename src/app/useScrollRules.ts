import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long to wait for the target of a hash to appear. */
const hashTimeoutMs = 2_000;

/** Scroll position after navigation: the hash target, else the top; back and forward restore the previous position. */
export function useScrollRules(): void {
  const { key, pathname, hash, search } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const positions = useRef(new Map<string, number>());
  const first = useRef(true);
  const shown = useRef({ pathname, search });

  useEffect(() => {
    const kept = positions.current;
    const remember = () => kept.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    const fresh = first.current;
    first.current = false;
    const samePage = shown.current.pathname === pathname && !fresh;
    shown.current = { pathname, search };
    if (hash !== '') return scrollToTarget(decodeURIComponent(hash.slice(1)));
    if (fresh) return undefined;
    if (back) scrollTo({ top: positions.current.get(key) ?? 0, behavior: 'instant' });
    else if (!samePage) scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, pathname, search, hash, back]);
}

/** The target may depend on data that is still loading, so it is searched for until the timeout. */
function scrollToTarget(id: string): () => void {
  const until = performance.now() + hashTimeoutMs;
  let frame = 0;
  const look = () => {
    const target = document.getElementById(id);
    if (target !== null) target.scrollIntoView({ behavior: calm() ? 'instant' : 'smooth', block: 'start' });
    else if (performance.now() < until) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
