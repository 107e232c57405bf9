import { useState } from 'react';
import { categories } from '../../../domain/category.ts';
import { type StudioTextKey, useText } from '../../i18n/index.ts';
import { Badge, Button, Field } from '../../kit/index.ts';
import { changed, type OfferRule, type RuleFieldsProps } from './document.ts';
import { NumberField } from './NumberField.tsx';
import * as css from './promotions.css.ts';

/** Wagering of a bonus: how often, within which time, and how much of each kind of game counts. */
export function StakeFields({ rule, isLocked, onChange }: Omit<RuleFieldsProps, 'symbol'>) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { wagering } = rule;
  const set = (wanted: Partial<NonNullable<OfferRule['wagering']>>) => {
    const { times = 0, days = 0, shares } = { ...wagering, ...wanted };
    const isNone = times === 0 && days === 0;
    onChange(changed(rule, { wagering: isNone ? undefined : { times, days, ...(shares === undefined ? {} : { shares }) } }));
  };
  const nameOf = (category: string) => text(`figures.category.${category.toLowerCase()}` as StudioTextKey);
  const shareOf = (category: string) => wagering?.shares?.[category] ?? 100;
  const partial = categories.filter((category) => shareOf(category) < 100);
  return (
    <>
      <div className={css.fieldRow}>
        <NumberField
          label={text('offers.field.times')}
          value={wagering?.times === 0 ? undefined : wagering?.times}
          onChange={(times) => set({ times: times ?? 0 })}
          after={text('offers.times')}
          hasDecimals
          isLocked={isLocked}
        />
        <NumberField
          label={text('offers.field.stakeDays')}
          value={wagering?.days === 0 ? undefined : wagering?.days}
          onChange={(days) => set({ days: days ?? 0 })}
          after={text('offers.days')}
          isLocked={isLocked}
        />
        <Field label={text('offers.field.counts')}>
          <span className={css.chips}>
            {wagering === undefined ? (
              <span className={css.meta}>{text('offers.noStake')}</span>
            ) : partial.length === 0 ? (
              <Badge tone="info">{text('offers.allCount')}</Badge>
            ) : (
              partial.map((category) => (
                <Badge key={category} tone="info">
                  {nameOf(category)} {shareOf(category)} %
                </Badge>
              ))
            )}
            {wagering === undefined || isLocked ? null : (
              <Button variant="ghost" size="small" onPress={() => setOpen(!isOpen)} isSelected={isOpen}>
                {text('offers.change')}
              </Button>
            )}
          </span>
        </Field>
      </div>
      {isOpen && wagering !== undefined ? (
        <div className={css.fieldRow}>
          {categories.map((category) => (
            <NumberField
              key={category}
              label={nameOf(category)}
              value={shareOf(category)}
              after="%"
              onChange={(share = 0) => {
                const { [category]: _former, ...others } = wagering.shares ?? {};
                set({ shares: share >= 100 ? others : { ...others, [category]: share } });
              }}
              isLocked={isLocked}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}
