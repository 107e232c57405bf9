import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon/Icon.tsx';
import type { StudioIconChoice, StudioIconName } from '../Icon/iconNames.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './Button.css.ts';

export type ButtonVariant = keyof typeof css.variant;
export type ButtonSize = keyof typeof css.size;

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: StudioIconName;
  /** Key caps at the end. */
  readonly keys?: ReactNode;
  readonly onPress?: () => void;
  readonly type?: 'button' | 'submit';
  /** Keeps the width and turns the icon. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** Reason why it cannot be pressed; disables it, but leaves it focusable. */
  readonly why?: ReactNode;
  /** A toggle that is on. */
  readonly isSelected?: boolean;
  readonly autoFocus?: boolean;
  readonly form?: string;
  readonly 'aria-label'?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

const classOf = (size: ButtonSize, variant: ButtonVariant, isOff: boolean, isSelected?: boolean) =>
  [css.size[size], css.variant[variant], isOff ? css.disabled : '', isSelected === true ? css.selected : ''].join(' ');

const iconOf = (name: StudioIconName, size: ButtonSize, isBusy: boolean) => {
  const pixels = size === 'small' ? 14 : 16;
  return isBusy ? <Busy size={pixels} /> : <Icon name={name} size={pixels} />;
};

/** React Aria's own pending state announces a progress bar that a button has to contain; the turning icon is one part less. */
const Busy = ({ size }: { readonly size: 14 | 16 }) => (
  <span aria-busy="true">
    <Icon name="circle-notch" size={size} turns />
  </span>
);

/** The one way to start an act. A region has one `primary` button. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  keys,
  isBusy = false,
  isDisabled = false,
  why,
  isSelected,
  onPress,
  type = 'button',
  ...rest
}: ButtonProps) {
  const hasReason = why !== undefined && why !== null && why !== false;
  const button = (
    <AriaButton
      {...rest}
      type={hasReason || isBusy ? 'button' : type}
      className={classOf(size, variant, hasReason || isDisabled, isSelected)}
      isDisabled={isDisabled}
      {...(hasReason || isBusy ? { 'aria-disabled': true } : {})}
      {...(isBusy ? { 'data-busy': '' } : {})}
      {...(isSelected === undefined ? {} : { 'aria-pressed': isSelected })}
      {...(onPress === undefined || hasReason || isBusy ? {} : { onPress: () => onPress() })}
    >
      {icon === undefined ? isBusy ? <Busy size={14} /> : null : iconOf(icon, size, isBusy)}
      {children}
      {keys === undefined ? null : <span className={css.keys}>{keys}</span>}
    </AriaButton>
  );
  return hasReason ? <Tooltip text={why}>{button}</Tooltip> : button;
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'aria-label' | 'keys' | 'why'> & {
  /** Name, also shown as tooltip. */
  readonly label: string;
  readonly icon: StudioIconName | StudioIconChoice;
  /** Key caps in the tooltip. */
  readonly keys?: ReactNode;
};

/** A button of an icon alone; its name and key are in a tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  keys,
  isBusy = false,
  isDisabled = false,
  isSelected,
  onPress,
  ...rest
}: IconButtonProps) {
  const choice = typeof icon === 'string' ? ({ name: icon } as const) : icon;
  return (
    <Tooltip text={label} keys={keys}>
      <AriaButton
        {...rest}
        aria-label={label}
        className={`${classOf(size, variant, false, isSelected)} ${css.square[size]}`}
        isDisabled={isDisabled}
        {...(isBusy ? { 'aria-disabled': true, 'data-busy': '' } : {})}
        {...(isSelected === undefined ? {} : { 'aria-pressed': isSelected })}
        {...(onPress === undefined || isBusy ? {} : { onPress: () => onPress() })}
      >
        {isBusy ? <Busy size={16} /> : <Icon {...choice} size={size === 'small' ? 14 : 16} />}
      </AriaButton>
    </Tooltip>
  );
}

export interface LinkButtonProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: StudioIconName;
  /** Outside the studio, in a new tab. */
  readonly isExternal?: boolean;
}

/** Looks like a button and goes to a page. */
export function LinkButton({
  to,
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  isExternal = false,
}: LinkButtonProps) {
  const className = classOf(size, variant, false);
  const content = (
    <>
      {icon === undefined ? null : iconOf(icon, size, false)}
      {children}
    </>
  );
  return isExternal ? (
    <a className={className} href={to} target="_blank" rel="noreferrer">
      {content}
    </a>
  ) : (
    <Link className={className} to={to}>
      {content}
    </Link>
  );
}
