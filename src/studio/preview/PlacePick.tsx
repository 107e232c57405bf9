import { useMemo } from 'react';
import {
  Autocomplete,
  Button,
  Dialog,
  DialogTrigger,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SearchField,
} from 'react-aria-components';
import { foldText } from '../../domain/searchText.ts';
import { useText } from '../i18n/index.ts';
import { Icon } from '../kit/index.ts';
import * as css from './places.css.ts';
import { groups, placeOf, places } from './places.ts';

/** Every page and window of the site, found by its words. */
export function PlacePick({ address, onChange }: { readonly address: string; readonly onChange: (address: string) => void }) {
  const text = useText();
  const shown = placeOf(address);
  const name = shown === undefined ? (address.split('#')[0] ?? address) : text(shown.label);
  const listed = useMemo(
    () => groups.map((group) => ({ group, entries: places.filter((place) => place.group === group) })),
    [],
  );
  return (
    <DialogTrigger>
      <Button className={css.button} aria-label={`${text('preview.page')}: ${name}`}>
        <Icon name="browser" size={14} tone="quiet" />
        <span className={css.name}>{name}</span>
        <Icon name="caret-down" size={12} tone="quiet" />
      </Button>
      <Popover className={`studio ${css.popover}`} placement="bottom start" offset={4}>
        <Dialog className={css.dialog} aria-label={text('preview.page')}>
          {({ close }) => (
            <Autocomplete filter={(label, typed) => foldText(label).includes(foldText(typed))}>
              <SearchField className={css.search} aria-label={text('preview.find')} autoFocus>
                <Icon name="magnifying-glass" size={14} tone="quiet" />
                <Input className={css.input} placeholder={text('preview.find')} />
              </SearchField>
              <ListBox
                className={css.list}
                aria-label={text('preview.page')}
                selectionMode="single"
                selectedKeys={shown === undefined ? [] : [shown.address]}
                disallowEmptySelection
                shouldFocusWrap
                renderEmptyState={() => <span className={css.none}>{text('preview.findNone')}</span>}
                onSelectionChange={(keys) => {
                  const [chosen] = keys;
                  if (typeof chosen === 'string') onChange(chosen);
                  close();
                }}
              >
                {listed.map(({ group, entries }) => (
                  <ListBoxSection key={group} id={group} className={css.group}>
                    <Header className={css.head}>{text(`preview.group.${group}`)}</Header>
                    {entries.map((place) => (
                      <ListBoxItem key={place.address} id={place.address} className={css.option} textValue={text(place.label)}>
                        {({ isSelected }) => (
                          <>
                            <span className={css.name}>{text(place.label)}</span>
                            {isSelected ? <Icon name="check" weight="bold" size={13} tone="accent" /> : null}
                          </>
                        )}
                      </ListBoxItem>
                    ))}
                  </ListBoxSection>
                ))}
              </ListBox>
            </Autocomplete>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
