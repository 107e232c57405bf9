import * as css from './Progress.css.ts';

/** Named by its words or by an element; without a name it repeats a text beside it and is hidden from screen readers. */
type Name = { readonly label?: string; readonly labelledBy?: never } | { readonly label?: never; readonly labelledBy: string };

type ProgressProps = Name & {
  /** Between 0 and `max`; more is shown as `max`. */
  readonly value: number;
  readonly max?: number;
  readonly tone?: keyof typeof css.tone;
  readonly width?: keyof typeof css.width;
};

/** Share of an amount that is reached. */
export function Progress({ value, max = 100, tone = 'accent', width = 'full', label, labelledBy }: ProgressProps) {
  const isNamed = label !== undefined || labelledBy !== undefined;
  return (
    <progress
      className={`${css.bar} ${css.width[width]} ${css.tone[tone]}`}
      max={max}
      value={Math.min(value, max)}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-hidden={isNamed ? undefined : true}
    />
  );
}
