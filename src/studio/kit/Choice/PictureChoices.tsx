import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './PictureChoices.css.ts';

export interface PictureChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly picture: ReactNode;
  /** Below the label of a row. */
  readonly detail?: string;
  readonly isDisabled?: boolean;
}

interface PictureChoicesProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly PictureChoice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly isLocked?: boolean;
  /** Tiles beside each other, or rows with a detail each. */
  readonly look: 'tiles' | 'rows';
}

/** Exclusive choices that are pictures of themselves; arrow keys. */
export function PictureChoices<Value extends string>({
  label,
  choices,
  value,
  onChange,
  isLocked = false,
  look,
}: PictureChoicesProps<Value>) {
  return (
    <RadioGroup
      className={css.choices[look]}
      aria-label={label}
      orientation={look === 'tiles' ? 'horizontal' : 'vertical'}
      value={value}
      isDisabled={isLocked}
      onChange={(next) => onChange(next as Value)}
    >
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          value={choice.value}
          className={css.choice[look]}
          isDisabled={choice.isDisabled ?? false}
          aria-label={choice.detail === undefined ? choice.label : `${choice.label}, ${choice.detail}`}
        >
          <span className={css.picture[look]} aria-hidden="true">
            {choice.picture}
          </span>
          <span className={css.words}>
            <span className={css.name}>{choice.label}</span>
            {choice.detail === undefined ? null : <span className={css.detail}>{choice.detail}</span>}
          </span>
          {look === 'rows' && choice.value === value ? <Icon name="check" size={16} /> : null}
        </Radio>
      ))}
    </RadioGroup>
  );
}
