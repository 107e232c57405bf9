import type { HTMLInputAutoCompleteAttribute, KeyboardEventHandler, ReactNode, Ref } from 'react';
import { TextArea as AriaTextArea, Group, Input, TextField } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Field.css.ts';
import { FieldFoot, FieldHead, type FieldShellProps, hasContent } from './Field.tsx';

export interface TextInputProps extends FieldShellProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly size?: 'small' | 'medium' | 'large';
  readonly type?: 'text' | 'password' | 'email' | 'search' | 'url' | 'number' | 'datetime-local';
  readonly placeholder?: string;
  /** Inside the box, before and after the text: a swatch, a unit, a counter. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly isCode?: boolean;
  /** Shown with a lock; say why in `hint`. */
  readonly isLocked?: boolean;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'url' | 'email';
  readonly name?: string;
  readonly lang?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function TextInput({
  label,
  end,
  hint,
  error,
  isLabelHidden = false,
  value,
  onChange,
  onBlur,
  onKeyDown,
  size = 'medium',
  type = 'text',
  placeholder,
  before,
  after,
  isCode = false,
  isLocked = false,
  isRequired = false,
  maxLength,
  autoFocus = false,
  autoComplete = 'off',
  inputMode,
  name,
  lang,
  inputRef,
}: TextInputProps) {
  const isInvalid = hasContent(error);
  return (
    <TextField
      className={css.field}
      value={value}
      onChange={onChange}
      type={type}
      isInvalid={isInvalid}
      isReadOnly={isLocked}
      isRequired={isRequired}
      validationBehavior="aria"
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      {...(onBlur === undefined ? {} : { onBlur: () => onBlur() })}
      {...(maxLength === undefined ? {} : { maxLength })}
      {...(inputMode === undefined ? {} : { inputMode })}
      {...(name === undefined ? {} : { name })}
    >
      {isLabelHidden ? null : <FieldHead label={label} end={end} />}
      <Group className={css.box[size]} isInvalid={isInvalid} {...(isLocked ? { 'data-readonly': '' } : {})}>
        {before}
        <Input
          ref={inputRef ?? null}
          className={isCode ? `${css.input} ${css.code}` : css.input}
          placeholder={placeholder ?? ''}
          spellCheck={!isCode && type === 'text'}
          lang={lang}
          {...(onKeyDown === undefined ? {} : { onKeyDown })}
        />
        {typeof after === 'string' ? <span className={css.unit}>{after}</span> : after}
        {isLocked ? <Icon name="lock-simple" tone="quiet" /> : null}
      </Group>
      <FieldFoot hint={hint} error={error} />
    </TextField>
  );
}

export interface TextAreaProps extends FieldShellProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly isLocked?: boolean;
  readonly isRequired?: boolean;
  readonly autoFocus?: boolean;
  readonly lang?: string;
}

export function TextArea({
  label,
  end,
  hint,
  error,
  isLabelHidden = false,
  value,
  onChange,
  onBlur,
  rows = 3,
  placeholder,
  maxLength,
  isLocked = false,
  isRequired = false,
  autoFocus = false,
  lang,
}: TextAreaProps) {
  const isInvalid = hasContent(error);
  return (
    <TextField
      className={css.field}
      value={value}
      onChange={onChange}
      isInvalid={isInvalid}
      isReadOnly={isLocked}
      isRequired={isRequired}
      validationBehavior="aria"
      autoFocus={autoFocus}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      {...(onBlur === undefined ? {} : { onBlur: () => onBlur() })}
      {...(maxLength === undefined ? {} : { maxLength })}
    >
      {isLabelHidden ? null : <FieldHead label={label} end={end} />}
      <Group className={css.box.area} isInvalid={isInvalid} {...(isLocked ? { 'data-readonly': '' } : {})}>
        <AriaTextArea className={css.area} rows={rows} placeholder={placeholder ?? ''} lang={lang} />
      </Group>
      <FieldFoot hint={hint} error={error} />
    </TextField>
  );
}
