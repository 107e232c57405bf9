import { type ReactNode, useState } from 'react';

export interface KeptProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, keep: (value: Value) => void) => ReactNode;
}

/** Holds the state of a controlled component, so that its story is interactive. */
export function Kept<Value>({ start, children }: KeptProps<Value>) {
  const [value, keep] = useState(start);
  return children(value, keep);
}
