import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Going back leaves a window, as it leaves a page: phones have a key for it. */
export function useBackCloses(close: () => void): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const opened = useRef(key);
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (key === opened.current) return;
    opened.current = key;
    if (type === NavigationType.Pop) leave();
  }, [key, type]);
}
