import { Fragment, type ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { StudioIconName } from '../Icon/iconNames.ts';
import { Kbd } from '../Kbd.tsx';
import * as css from './Menu.css.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon?: StudioIconName;
  readonly keys?: string;
  readonly onChoose: () => void;
  readonly isChosen?: boolean;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
}

export interface MenuProps {
  readonly label: string;
  /** The button that opens it: `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  /** Groups are separated by a line. */
  readonly groups: readonly (readonly MenuEntry[])[];
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'right bottom';
}

export function Menu({ label, trigger, groups, placement = 'bottom start' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={`studio ${css.popover}`} placement={placement} offset={4}>
        <AriaMenu className={css.menu} aria-label={label}>
          {groups
            .filter((entries) => entries.length > 0)
            .map((entries, index) => (
              <Fragment key={entries[0]?.id}>
                {index === 0 ? null : <Separator className={css.separator} />}
                {entries.map((entry) => (
                  <MenuItem
                    key={entry.id}
                    id={entry.id}
                    textValue={entry.label}
                    className={entry.isDangerous === true ? `${css.item} ${css.dangerous}` : css.item}
                    isDisabled={entry.isDisabled ?? false}
                    onAction={entry.onChoose}
                  >
                    {entry.icon === undefined ? null : <Icon name={entry.icon} size={15} />}
                    <span className={css.label}>
                      {entry.label}
                      {entry.detail === undefined ? null : <span className={css.detail}>{entry.detail}</span>}
                    </span>
                    {entry.keys === undefined ? null : <Kbd keys={entry.keys} />}
                    {entry.isChosen === true ? <Icon name="check" weight="bold" size={13} tone="accent" /> : null}
                  </MenuItem>
                ))}
              </Fragment>
            ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
