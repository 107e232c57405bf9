import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls when a value changes from one that was known to another. */
export function useOnChange(value: unknown, onChange: () => void): void {
  const before = useRef(value);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (before.current !== undefined && before.current !== value) changed();
    before.current = value;
  }, [value]);
}
