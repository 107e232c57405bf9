export interface Growth {
  readonly direction: 'up' | 'down' | 'same';
  /** Signed percent, as `+8.2%`. */
  readonly text: string;
}

/** Change of a figure against the period before; null if there was nothing before. */
export function growthOf(now: number, before: number): Growth | null {
  if (before === 0) return now === 0 ? { direction: 'same', text: '0%' } : null;
  const percent = ((now - before) / Math.abs(before)) * 100;
  const rounded = Math.abs(percent) >= 1_000 ? Math.round(percent) : Math.round(percent * 10) / 10;
  const direction = rounded === 0 ? 'same' : rounded > 0 ? 'up' : 'down';
  const size = Math.abs(rounded).toLocaleString('en', { maximumFractionDigits: 1 });
  return { direction, text: `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${size}%` };
}
