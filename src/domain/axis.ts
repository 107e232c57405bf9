/** A value axis: round steps that hold every value, and zero. */
interface Scale {
  readonly low: number;
  readonly high: number;
  /** From the highest to the lowest. */
  readonly ticks: readonly number[];
}

/** The fewest of 2 to about 5 steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(values: readonly number[]): Scale {
  const [max, min] = [Math.max(0, ...values), Math.min(0, ...values)];
  const span = max - min;
  if (span === 0) return { low: 0, high: 1, ticks: [0] };
  const rough = span / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const [low, high] = [Math.floor(min / step) * step, Math.ceil(max / step) * step];
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => high - index * step) };
}
