import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/index.ts';
import { historyGuard } from '../../navigation/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import { type Leave, unsaved } from '../parts/unsaved.ts';

/**
 * Asks once before unsaved input is lost: `leave` for closing and for acts of pages, `onClickCapture` for the links of the
 * panel; back and forward of the browser are asked about without more.
 */
export function useLeaveGuard() {
  const t = useText();
  const navigate = useNavigate();
  const { showDialog } = useOverlays();
  const isAsking = useRef(false);

  const leave: Leave = (act) => {
    if (!unsaved.isThere()) return act();
    if (isAsking.current) return undefined;
    isAsking.current = true;
    const stay = () => {
      isAsking.current = false;
    };
    return showDialog({
      title: t('member.unsaved.title'),
      text: t('member.unsaved.text'),
      buttons: [
        { label: t('member.unsaved.stay'), tone: 'secondary', onPress: stay },
        {
          label: t('member.unsaved.leave'),
          tone: 'danger',
          onPress: () => {
            stay();
            unsaved.forget();
            act();
          },
        },
      ],
    });
  };
  useHistoryGuard(leave);

  const onClickCapture = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isElsewhere = link === null || link.origin !== location.origin || link.target === '_blank';
    if (isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !unsaved.isThere()) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => void navigate(`${link.pathname}${link.search}${link.hash}`));
  };
  return { leave, onClickCapture };
}

/** Position of the current entry in the history, which the router keeps in its state. */
const position = () => (history.state as { readonly idx?: number } | null)?.idx ?? null;

/** The router has no blocking of back and forward: the step is undone before the router sees it, and repeated if the member agrees. */
function useHistoryGuard(leave: Leave): void {
  const { key } = useLocation();
  const current = useRef<number | null>(null);
  const arrive = useEffectEvent((_key: string) => {
    current.current = position();
  });
  useEffect(() => arrive(key), [key]);
  const isUndoing = useRef(false);
  const step = useEffectEvent((event: PopStateEvent) => {
    const [before, after] = [current.current, position()];
    const steps = before === null || after === null ? 0 : after - before;
    if (isUndoing.current) {
      event.stopImmediatePropagation();
      isUndoing.current = false;
    } else if (steps !== 0 && unsaved.isThere()) {
      event.stopImmediatePropagation();
      isUndoing.current = true;
      history.go(-steps);
      leave(() => history.go(steps));
    }
  });
  useEffect(() => {
    historyGuard.current = (event) => step(event);
    return () => {
      historyGuard.current = null;
    };
  }, []);
}
