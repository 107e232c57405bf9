import { useQuery } from '@tanstack/react-query';
import { Fragment, type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { read } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import * as frame from '../../kit/Dialog/Dialog.css.ts';
import { Badge, Icon, Kbd } from '../../kit/index.ts';
import { findCommands, groups } from './findCommands.ts';
import * as css from './Palette.css.ts';
import { type Command, useAllCommands } from './registry.ts';

export interface PaletteProps {
  readonly onClose: () => void;
  readonly onChoose: (command: Command, isBeside: boolean) => void;
  /** Name of the brand whose page is open. */
  readonly place?: string;
}

/** Finds settings, commands, pages and brands by their words. The keyboard stays in the field. */
export function Palette({ onClose, onChoose, place }: PaletteProps) {
  const text = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = useFound(query);
  const chosen = found[Math.min(at, found.length - 1)];

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt(found.length === 0 ? 0 : (Math.min(at, found.length - 1) + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      if (chosen !== undefined) onChoose(chosen, event.metaKey || event.ctrlKey);
    } else return;
    event.preventDefault();
  }

  return (
    <ModalOverlay
      isOpen
      isDismissable
      className={`studio ${frame.centred}`}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Modal className={`${frame.box} ${frame.width.palette}`}>
        <Dialog className={frame.content} aria-label={text('palette.title')}>
          <div className={css.head}>
            <Icon name="magnifying-glass" size={20} tone="quiet" />
            <input
              className={css.input}
              role="combobox"
              aria-label={text('shell.search')}
              aria-expanded
              aria-controls={`${id}-list`}
              aria-activedescendant={chosen === undefined ? undefined : `${id}-${chosen.id}`}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              placeholder={text('palette.placeholder')}
              value={query}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened the palette to type
              autoFocus
              onChange={(event) => {
                setQuery(event.target.value);
                setAt(0);
              }}
              onKeyDown={onKeyDown}
            />
            {place === undefined ? null : <Badge>{place}</Badge>}
            <Kbd keys="esc" />
          </div>
          <div ref={list} id={`${id}-list`} className={css.list} role="listbox" aria-label={text('palette.results')}>
            {groups.map((group) => {
              const entries = found.filter((command) => command.group === group);
              return entries.length === 0 ? null : (
                <Fragment key={group}>
                  <div className={css.group} role="presentation">
                    {text(`palette.group.${group}`)}
                  </div>
                  {entries.map((command) => (
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys act on the field, which names the option
                    <div
                      key={command.id}
                      id={`${id}-${command.id}`}
                      className={css.option}
                      role="option"
                      tabIndex={-1}
                      aria-selected={command === chosen}
                      onPointerMove={() => setAt(found.indexOf(command))}
                      onClick={(event) => onChoose(command, event.metaKey || event.ctrlKey)}
                    >
                      <Icon name={command.icon ?? 'arrow-right'} size={18} tone={command === chosen ? 'accent' : 'quiet'} />
                      <span className={css.label}>{command.label}</span>
                      <span className={css.detail}>{command.detail}</span>
                      {command.keys === undefined
                        ? null
                        : command.keys.split(' ').map((keys) => <Kbd key={keys} keys={keys} />)}
                      {command === chosen && command.keys === undefined ? <Kbd keys="enter" /> : null}
                    </div>
                  ))}
                </Fragment>
              );
            })}
          </div>
          {found.length === 0 ? <p className={css.none}>{text('palette.none', { query })}</p> : null}
          <div className={css.foot}>
            <span className={css.hint}>
              <Kbd keys="up+down" /> {text('palette.choose')}
            </span>
            <span className={css.hint}>
              <Kbd keys="enter" /> {text('palette.open')}
            </span>
            <span className={css.hint}>
              <Kbd keys="mod+enter" /> {text('palette.beside')}
            </span>
            <span className={css.space} />
            {text('palette.narrow')}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Commands of the page, and brands that the server finds. */
function useFound(query: string): readonly Command[] {
  const commands = useAllCommands();
  const search = useDeferredValue(query.replace(/^[>#]/, '').trim());
  const { data } = useQuery({
    ...read('brands', { query: { limit: 8, ...(search === '' ? {} : { search }) } }),
    placeholderData: (last) => last,
  });
  return useMemo(() => {
    const brands = (data?.brands ?? []).map(
      ({ merchant, name, hosts }): Command => ({
        id: `brand-${merchant}`,
        group: 'brands',
        label: name,
        icon: 'globe-simple',
        to: `/brands/${merchant}/edit`,
        words: `${merchant} ${hosts.join(' ')}`,
        ...(hosts[0] === undefined ? {} : { detail: hosts[0] }),
      }),
    );
    return findCommands([...commands, ...brands], query);
  }, [commands, data, query]);
}
