import type { ReactNode } from 'react';
import { Select as AriaSelect, Button, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { StudioIconName } from '../Icon/iconNames.ts';
import * as css from './Field.css.ts';
import { FieldFoot, FieldHead, type FieldShellProps, hasContent } from './Field.tsx';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly detail?: string;
  readonly before?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldShellProps {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly isLocked?: boolean;
  readonly placeholder?: string;
  /** `pick` is the small one of toolbars; its label is hidden. */
  readonly look?: 'field' | 'pick';
  readonly icon?: StudioIconName;
}

export function Select<Value extends string>({
  label,
  end,
  hint,
  error,
  options,
  value,
  onChange,
  isLocked = false,
  placeholder,
  look = 'field',
  icon,
  isLabelHidden = look === 'pick',
}: SelectProps<Value>) {
  const isInvalid = hasContent(error);
  return (
    <AriaSelect
      className={look === 'pick' ? '' : css.field}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      isDisabled={isLocked}
      isInvalid={isInvalid}
      validationBehavior="aria"
      placeholder={placeholder ?? ''}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {isLabelHidden ? null : <FieldHead label={label} end={end} />}
      <Button
        className={look === 'pick' ? css.pickButton : `${css.box.medium} ${css.selectButton}`}
        {...(isInvalid ? { 'data-invalid': '' } : {})}
      >
        {icon === undefined ? null : <Icon name={icon} size={14} tone="quiet" />}
        <SelectValue className={css.value}>
          {({ defaultChildren, selectedItem }) =>
            options.find((option) => option.value === value)?.label ?? (selectedItem === null ? placeholder : defaultChildren)
          }
        </SelectValue>
        <Icon name="caret-down" size={look === 'pick' ? 12 : 14} tone="quiet" />
      </Button>
      <FieldFoot hint={hint} error={error} />
      <Popover className={`studio ${css.popover}`} offset={4}>
        <ListBox className={css.options} items={options.map((option) => ({ ...option, id: option.value }))}>
          {(option) => (
            <ListBoxItem
              className={css.option}
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
            >
              {({ isSelected }) => (
                <>
                  {option.before}
                  <span className={css.optionText}>
                    {option.label}
                    {option.detail === undefined ? null : <span className={css.hint}>{option.detail}</span>}
                  </span>
                  {isSelected ? <Icon name="check" weight="bold" size={13} tone="accent" /> : null}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
