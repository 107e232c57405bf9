export interface Growth {
  readonly direction: 'up' | 'down' | 'same';
  /** Signed percent, as `+8.2%`; `>+9,999%` beyond what can be compared. */
  readonly text: string;
}

const mostPercent = 9_999;

/** Change of a figure against the period before; null if there was nothing before. */
export function growthOf(now: number, before: number): Growth | null {
  if (before === 0) return now === 0 ? { direction: 'same', text: '0%' } : null;
  const percent = ((now - before) / Math.abs(before)) * 100;
  const rounded = Math.abs(percent) >= 1_000 ? Math.round(percent) : Math.round(percent * 10) / 10;
  const direction = rounded === 0 ? 'same' : rounded > 0 ? 'up' : 'down';
  const isBeyond = Math.abs(rounded) > mostPercent;
  const size = Math.min(Math.abs(rounded), mostPercent).toLocaleString('en', { maximumFractionDigits: 1 });
  return { direction, text: `${isBeyond ? '>' : ''}${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${size}%` };
}
