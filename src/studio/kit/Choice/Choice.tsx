import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, Switch as AriaSwitch, Radio, RadioGroup } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { StudioIconName } from '../Icon/iconNames.ts';
import * as css from './Choice.css.ts';

interface OnOffProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isLocked?: boolean;
}

/** Acts immediately and can be undone. */
export function Switch({ label, isLabelHidden = false, isOn, onChange, isLocked = false }: OnOffProps) {
  return (
    <AriaSwitch className={css.label} isSelected={isOn} onChange={onChange} isDisabled={isLocked} aria-label={label}>
      <span className={css.track} />
      {isLabelHidden ? null : label}
    </AriaSwitch>
  );
}

/** Part of a form. */
export function Checkbox({
  label,
  isLabelHidden = false,
  isOn,
  onChange,
  isLocked = false,
  isMixed = false,
  children,
}: OnOffProps & { readonly isMixed?: boolean; readonly children?: ReactNode }) {
  return (
    <AriaCheckbox
      className={css.label}
      isSelected={isOn}
      isIndeterminate={isMixed}
      onChange={onChange}
      isDisabled={isLocked}
      aria-label={label}
    >
      <span className={css.tick}>
        <Icon name={isMixed ? 'minus' : 'check'} weight="bold" size={11} />
      </span>
      {children ?? (isLabelHidden ? null : label)}
    </AriaCheckbox>
  );
}

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown in place of the label. */
  readonly icon?: StudioIconName;
  readonly isDisabled?: boolean;
}

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isLocked?: boolean;
}

/** Two to five exclusive choices; arrow keys. */
export function Segmented<Value extends string>({
  label,
  choices,
  value,
  onChange,
  isLocked = false,
  fills = false,
}: Omit<ChoicesProps<Value>, 'value'> & { readonly value: Value | null; readonly fills?: boolean }) {
  return (
    <RadioGroup
      className={fills ? `${css.segments} ${css.fills}` : css.segments}
      aria-label={label}
      orientation="horizontal"
      value={value}
      isDisabled={isLocked}
      onChange={(next) => onChange(next as Value)}
    >
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          value={choice.value}
          className={choice.icon === undefined ? css.segment : `${css.segment} ${css.iconSegment}`}
          isDisabled={choice.isDisabled ?? false}
          aria-label={choice.label}
        >
          {choice.icon === undefined ? choice.label : <Icon name={choice.icon} size={15} />}
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** Exclusive choices below each other, or in a row. */
export function Radios<Value extends string>({
  label,
  choices,
  value,
  onChange,
  isLocked = false,
  isRow = false,
}: ChoicesProps<Value> & { readonly isRow?: boolean }) {
  return (
    <RadioGroup
      className={css.radios[isRow ? 'row' : 'column']}
      aria-label={label}
      value={value}
      isDisabled={isLocked}
      onChange={(next) => onChange(next as Value)}
    >
      {choices.map((choice) => (
        <Radio key={choice.value} value={choice.value} className={css.label} isDisabled={choice.isDisabled ?? false}>
          <span className={css.radio} />
          {choice.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
