import type { DeskOffers } from '../../../wire/studio/deskOffers.ts';
import { localTime, momentOf, sumText, useText } from '../../i18n/index.ts';
import { Icon, Select, TextInput } from '../../kit/index.ts';
import { changed, type OfferDocument } from './document.ts';
import { NumberField } from './NumberField.tsx';
import * as css from './promotions.css.ts';

interface BudgetFieldsProps {
  readonly document: OfferDocument;
  readonly facts: Omit<DeskOffers, 'offers'>;
  readonly isLocked: boolean;
  readonly onChange: (document: OfferDocument) => void;
}

const groups = ['none', 'deposit', 'cashback', 'event', 'vip'] as const;
const noPicture = '-';

/** Budget and dates of a promotion, its group and picture. */
export function BudgetFields({ document, facts, isLocked, onChange }: BudgetFieldsProps) {
  const text = useText();
  const { rule } = document;
  const isAbove = rule !== undefined && (rule.budget === undefined || rule.budget >= Number(facts.approvalFrom));
  return (
    <>
      <div className={css.fieldRow}>
        {rule === undefined ? null : (
          <NumberField
            label={text('offers.field.budget')}
            value={rule.budget}
            onChange={(budget) => onChange({ ...document, rule: changed(rule, { budget }) })}
            before={facts.symbol}
            hint={text('offers.field.budgetHint')}
            isLocked={isLocked}
          />
        )}
        <TextInput
          label={text('offers.field.from')}
          type="datetime-local"
          value={localTime(document.from)}
          onChange={(from) => onChange(changed(document, { from: from === '' ? undefined : momentOf(from) }))}
          hint={text('editor.zone')}
          isLocked={isLocked}
        />
        <TextInput
          label={text('offers.field.until')}
          type="datetime-local"
          value={localTime(document.until)}
          onChange={(until) => onChange(changed(document, { until: until === '' ? undefined : momentOf(until) }))}
          hint={text('offers.field.untilHint')}
          isLocked={isLocked}
        />
      </div>
      <div className={css.fieldRow}>
        <Select
          label={text('offers.field.group')}
          value={document.group ?? 'none'}
          options={groups.map((value) => ({ value, label: text(`offers.group.${value}`) }))}
          onChange={(group) => onChange(changed(document, { group: group === 'none' ? undefined : group }))}
          isLocked={isLocked}
        />
        <Select
          label={text('offers.field.image')}
          value={document.image ?? noPicture}
          options={[
            { value: noPicture, label: text('offers.noPicture') },
            ...facts.pictures.map(({ file }) => ({ value: file, label: file })),
          ]}
          onChange={(image) => onChange(changed(document, { image: image === noPicture ? undefined : image }))}
          isLocked={isLocked}
        />
      </div>
      {isAbove ? (
        <span className={css.second}>
          <Icon name="users" size={16} />
          {rule?.budget === undefined
            ? text('offers.secondUnlimited')
            : text('offers.second', { sum: sumText(facts.approvalFrom, facts.symbol) })}
        </span>
      ) : null}
    </>
  );
}
