import { categories } from '../../../domain/category.ts';
import { type StudioTextKey, useText } from '../../i18n/index.ts';
import { Checkbox, Field, Select } from '../../kit/index.ts';
import { type Cycle, changed, hasSetting, type OfferRule, type RuleFieldsProps } from './document.ts';
import { NumberField } from './NumberField.tsx';
import * as css from './promotions.css.ts';
import { Amounts, Pairs } from './RowsField.tsx';
import { StakeFields } from './StakeFields.tsx';

/** The settings of a rule: those that its kind has. */
export function RuleFields({ rule, symbol, isLocked, onChange }: RuleFieldsProps) {
  const text = useText();
  const set = (change: { readonly [Key in keyof OfferRule]?: OfferRule[Key] | undefined }) => onChange(changed(rule, change));
  const has = (setting: keyof OfferRule) => hasSetting(rule.kind, setting);
  const money = { before: symbol, isLocked };
  const cycles = (['once', 'day', 'week', 'month'] as const).filter((cycle) => rule.kind !== 'cashback' || cycle !== 'once');
  return (
    <>
      <div className={css.fieldRow}>
        {has('percent') ? (
          <NumberField
            label={text(`offers.field.percent.${rule.kind === 'cashback' ? 'cashback' : 'depositMatch'}`)}
            value={rule.percent}
            onChange={(percent) => set({ percent })}
            after="%"
            hasDecimals
            isLocked={isLocked}
          />
        ) : null}
        {has('amount') ? (
          <NumberField
            label={text('offers.field.amount')}
            value={rule.amount}
            onChange={(amount) => set({ amount })}
            {...money}
          />
        ) : null}
        {has('max') ? (
          <NumberField label={text('offers.field.max')} value={rule.max} onChange={(max) => set({ max })} {...money} />
        ) : null}
        {has('min') ? (
          <NumberField
            label={text(`offers.field.min.${rule.kind === 'cashback' ? 'cashback' : 'depositMatch'}`)}
            value={rule.min}
            onChange={(min) => set({ min })}
            {...money}
          />
        ) : null}
        {has('draws') ? (
          <>
            <NumberField
              label={text('offers.field.draws')}
              value={rule.draws ?? 1}
              onChange={(draws) => set({ draws })}
              isLocked={isLocked}
            />
            <NumberField
              label={text('offers.field.drawTurnover')}
              value={rule.drawTurnover}
              onChange={(drawTurnover) => set({ drawTurnover })}
              {...money}
            />
            <NumberField
              label={text('offers.field.maxDraws')}
              value={rule.maxDraws ?? 10}
              onChange={(maxDraws) => set({ maxDraws })}
              isLocked={isLocked}
            />
          </>
        ) : null}
        {has('cycle') ? (
          <Select<Cycle>
            label={text('offers.field.cycle')}
            value={rule.cycle ?? 'once'}
            options={cycles.map((value) => ({ value, label: text(`offers.cycle.${value}`) }))}
            onChange={(cycle) => set({ cycle })}
            isLocked={isLocked}
          />
        ) : null}
        <NumberField
          label={text('offers.field.minRank')}
          value={rule.minRank ?? 0}
          onChange={(minRank) => set({ minRank })}
          isLocked={isLocked}
        />
        <NumberField
          label={text('offers.field.claimDays')}
          value={rule.claimDays ?? 7}
          onChange={(claimDays) => set({ claimDays })}
          after={text('offers.days')}
          isLocked={isLocked}
        />
      </div>
      {rule.kind === 'ladder' ? (
        <Pairs
          name="steps"
          rows={(rule.steps ?? []).map(({ turnover, amount }) => [turnover, amount])}
          onChange={(rows) => set({ steps: rows.map(([turnover, amount]) => ({ turnover, amount })) })}
          before={[symbol, symbol]}
          isLocked={isLocked}
        />
      ) : null}
      {rule.kind === 'raffle' ? (
        <Pairs
          name="prizes"
          rows={(rule.prizes ?? []).map(({ amount, weight }) => [amount, weight])}
          onChange={(rows) => set({ prizes: rows.map(([amount, weight]) => ({ amount, weight })) })}
          before={[symbol, '']}
          isLocked={isLocked}
        />
      ) : null}
      {rule.kind === 'signIn' ? (
        <Amounts amounts={rule.days ?? []} onChange={(days) => set({ days })} symbol={symbol} isLocked={isLocked} />
      ) : null}
      {has('categories') ? (
        <Field label={text('offers.field.categories')} hint={text('offers.field.categoriesHint')}>
          <span className={css.checks}>
            {categories.map((category) => (
              <Checkbox
                key={category}
                label={text(`figures.category.${category.toLowerCase()}` as StudioTextKey)}
                isOn={rule.categories?.includes(category) ?? false}
                onChange={(isOn) => set({ categories: chosen(rule.categories ?? [], category, isOn) })}
                isLocked={isLocked}
              />
            ))}
          </span>
        </Field>
      ) : null}
      {has('review') ? (
        <span className={css.checks}>
          <Checkbox
            label={text('offers.field.review')}
            isOn={rule.review ?? false}
            onChange={(review) => set(review ? { review } : { review: undefined, paysItself: undefined })}
            isLocked={isLocked}
          />
          {rule.review === true ? (
            <Checkbox
              label={text('offers.field.paysItself')}
              isOn={rule.paysItself ?? false}
              onChange={(paysItself) => set({ paysItself })}
              isLocked={isLocked}
            />
          ) : null}
        </span>
      ) : null}
      <StakeFields rule={rule} isLocked={isLocked} onChange={onChange} />
    </>
  );
}

const chosen = (all: readonly string[], one: string, isOn: boolean): readonly string[] =>
  categories.filter((each) => (each === one ? isOn : all.includes(each)));
