import { type ReactNode, useState } from 'react';

export interface KeptProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, keep: (value: Value) => void) => ReactNode;
}

/** Keeps what a controlled part is told, so that a story can be used and not only looked at. */
export function Kept<Value>({ start, children }: KeptProps<Value>) {
  const [value, keep] = useState(start);
  return children(value, keep);
}
