import { useId, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Dropdown.css.ts';
import { type DropdownOption, useDropdown } from './useDropdown.ts';

export interface DropdownProps {
  /** Accessible name. */
  readonly label: string;
  readonly options: readonly DropdownOption[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly searchLabel: string;
  /** The trigger shows only image and detail, and the list is wider than it. */
  readonly compact?: boolean;
  readonly controlId?: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: true | undefined;
}

const searchAbove = 8;

/** Selects one of many: a button that opens a list, with a search field if the list is long. */
export function Dropdown({
  label,
  options,
  selected,
  onSelect,
  searchLabel,
  compact = false,
  controlId,
  describedBy,
  invalid,
}: DropdownProps) {
  const t = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const list = useDropdown({ options, selected, onSelect, button, panel });
  const chosen = options.find((option) => option.id === selected);
  const active = list.current === '' ? undefined : `${id}-${list.current}`;
  const long = options.length > searchAbove;
  return (
    <div className={css.root} role="presentation" onKeyDown={list.onKeyDown} onBlur={list.onBlur} onFocus={list.onFocus}>
      <button
        ref={button}
        id={controlId}
        type="button"
        className={css.trigger}
        aria-haspopup="listbox"
        aria-expanded={list.open}
        aria-controls={list.open ? `${id}-list` : undefined}
        aria-describedby={describedBy}
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- the form finds its faults by it; buttons had it until ARIA 1.2
        aria-invalid={invalid}
        onClick={list.toggle}
      >
        <VisuallyHidden>
          {label}: {compact ? chosen?.label : null}
        </VisuallyHidden>
        {chosen?.picture}
        {compact ? null : <span className={css.chosen}>{chosen?.label}</span>}
        {chosen?.detail === undefined ? null : <span className={compact ? undefined : css.detail}>{chosen.detail}</span>}
        <Icon name="caret-down" weight="bold" size={12} />
      </button>
      {list.open ? (
        <div ref={panel} className={css.panelOf[compact ? 'wide' : 'field']}>
          {long ? (
            <div className={css.search}>
              <Icon name="magnifying-glass" size={18} />
              <input
                className={css.searchInput}
                type="search"
                role="combobox"
                aria-label={searchLabel}
                aria-expanded="true"
                aria-controls={`${id}-list`}
                aria-autocomplete="list"
                aria-activedescendant={active}
                placeholder={searchLabel}
                autoComplete="off"
                value={list.search}
                onChange={(event) => list.setSearch(event.target.value)}
              />
            </div>
          ) : null}
          {/* Key events are handled by the root; those of the search field bubble up to it. */}
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            aria-activedescendant={long ? undefined : active}
            tabIndex={-1}
            className={css.list}
            onMouseDown={(event) => event.preventDefault()}
          >
            {list.found.map((option) => (
              <button
                key={option.id}
                id={`${id}-${option.id}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={option.id === selected}
                data-option={option.id}
                data-active={option.id === list.current ? '' : undefined}
                className={css.option}
                onPointerMove={() => list.setActive(option.id)}
                onClick={() => list.choose(option.id)}
              >
                {option.picture}
                <span className={css.optionLabel}>{option.label}</span>
                {option.detail === undefined ? null : <span className={css.detail}>{option.detail}</span>}
                <span className={css.tick}>
                  {option.id === selected ? <Icon name="check" weight="bold" size={16} /> : null}
                </span>
              </button>
            ))}
          </div>
          {list.found.length === 0 ? (
            <p className={css.none} role="status">
              {t('form.nothing_found')}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
