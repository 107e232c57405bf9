import { useText } from '../../i18n/index.ts';
import { Button, Field, IconButton } from '../../kit/index.ts';
import { NumberField } from './NumberField.tsx';
import * as css from './promotions.css.ts';

type Pair = readonly [number, number];

interface PairsProps {
  readonly name: 'steps' | 'prizes';
  readonly rows: readonly Pair[];
  readonly onChange: (rows: readonly Pair[]) => void;
  readonly before: readonly [string, string];
  readonly isLocked: boolean;
}

/** Rows of two numbers: steps of a ladder, prizes of a raffle. */
export function Pairs({ name, rows, onChange, before, isLocked }: PairsProps) {
  const text = useText();
  const put = (index: number, row: Pair) => onChange(rows.map((each, at) => (at === index ? row : each)));
  return (
    <Field label={text(`offers.rows.${name}`)}>
      <div className={css.rows}>
        {rows.map(([first, second], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and their place is what they are
          <div key={index} className={css.fieldRow}>
            <NumberField
              label={text(`offers.rows.${name}.first`, { number: index + 1 })}
              value={first}
              onChange={(value = 0) => put(index, [value, second])}
              before={before[0]}
              isLocked={isLocked}
            />
            <NumberField
              label={text(`offers.rows.${name}.second`, { number: index + 1 })}
              value={second}
              onChange={(value = 0) => put(index, [first, value])}
              before={before[1]}
              isLocked={isLocked}
            />
            <RemoveRow number={index + 1} isLocked={isLocked} onPress={() => onChange(rows.filter((_, at) => at !== index))} />
          </div>
        ))}
        {isLocked ? null : (
          <Button size="small" icon="plus" onPress={() => onChange([...rows, [0, name === 'prizes' ? 1 : 0]])}>
            {text(`offers.rows.${name}.add`)}
          </Button>
        )}
      </div>
    </Field>
  );
}

interface AmountsProps {
  readonly amounts: readonly number[];
  readonly onChange: (amounts: readonly number[]) => void;
  readonly symbol: string;
  readonly isLocked: boolean;
}

/** Sums of the days of a streak. */
export function Amounts({ amounts, onChange, symbol, isLocked }: AmountsProps) {
  const text = useText();
  return (
    <Field label={text('offers.rows.days')}>
      <div className={css.rows}>
        <div className={css.fieldRow}>
          {amounts.map((amount, index) => (
            <NumberField
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
              key={index}
              label={text('offers.rows.days.one', { number: index + 1 })}
              value={amount}
              onChange={(value = 0) => onChange(amounts.map((each, at) => (at === index ? value : each)))}
              before={symbol}
              isLocked={isLocked}
            />
          ))}
        </div>
        {isLocked ? null : (
          <span className={css.chips}>
            <Button size="small" icon="plus" onPress={() => onChange([...amounts, amounts.at(-1) ?? 0])}>
              {text('offers.rows.days.add')}
            </Button>
            {amounts.length === 0 ? null : (
              <RemoveRow number={amounts.length} isLocked={false} onPress={() => onChange(amounts.slice(0, -1))} />
            )}
          </span>
        )}
      </div>
    </Field>
  );
}

interface RemoveRowProps {
  readonly number: number;
  readonly isLocked: boolean;
  readonly onPress: () => void;
}

function RemoveRow({ number, isLocked, onPress }: RemoveRowProps) {
  const text = useText();
  return isLocked ? null : (
    <span className={css.rowEnd}>
      <IconButton label={text('offers.rows.remove', { number })} icon="trash" size="small" onPress={onPress} />
    </span>
  );
}
