import { useMemo, useState } from 'react';
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
import { readStateAddress } from '../../domain/stateAddress.ts';
import { useLanguage, useText } from '../i18n/index.ts';
import { Icon, IconButton } from '../kit/index.ts';
import { flowOf, type PlaceEntry, placeGroups, stateLabel } from './placeList.ts';
import * as css from './places.css.ts';
import { placeOf } from './places.ts';
import { type FlowStates, useFlowStates } from './useFlowStates.ts';

const noFlows: readonly FlowStates[] = [];

interface PlacePickProps {
  readonly address: string;
  readonly onChange: (address: string) => void;
}

/** Every page and window of the site and every state of its flows, found by its words. */
export function PlacePick({ address, onChange }: PlacePickProps) {
  const text = useText();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const isState = readStateAddress(address.split('?')[1] ?? '') !== null;
  const flows = useFlowStates(isOpen || isState) ?? noFlows;
  const shown = placeOf(address);
  const name =
    shown === undefined ? (stateLabel(address, flows, language) ?? address.split(/[?#]/)[0] ?? '') : text(shown.label);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button className={css.button} aria-label={`${text('preview.page')}: ${name}`}>
        <Icon name="browser" size={14} tone="quiet" />
        <span className={css.name}>{name}</span>
        <Icon name="caret-down" size={12} tone="quiet" />
      </Button>
      <Popover className={`studio ${css.popover}`} placement="bottom start" offset={4}>
        <Dialog className={css.dialog} aria-label={text('preview.page')}>
          {({ close }) => (
            <Choice
              flows={flows}
              address={address}
              onChoose={(chosen) => {
                onChange(chosen);
                close();
              }}
              onClose={close}
            />
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface ChoiceProps {
  readonly flows: readonly FlowStates[];
  readonly address: string;
  readonly onChoose: (address: string) => void;
  readonly onClose: () => void;
}

/** The search, and what it finds; a flow opens its own states. */
function Choice({ flows, address, onChoose, onClose }: ChoiceProps) {
  const text = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [flow, setFlow] = useState<string | null>(null);
  const listed = useMemo(() => placeGroups({ flows, text, language, typed, flow }), [flows, text, language, typed, flow]);
  const choose = (id: string | undefined) => {
    const opened = id === undefined ? null : flowOf(id);
    if (opened !== null) setFlow(opened);
    else if (id === undefined) onClose();
    else onChoose(id);
  };
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <div className={css.top}>
        {flow === null || typed !== '' ? (
          <Icon name="magnifying-glass" size={14} tone="quiet" />
        ) : (
          <IconButton size="small" label={text('preview.flow.back')} icon="caret-left" onPress={() => setFlow(null)} />
        )}
        <SearchField className={css.search} aria-label={text('preview.find')} autoFocus>
          <Input className={css.input} placeholder={text('preview.find')} />
        </SearchField>
      </div>
      <ListBox
        className={css.list}
        aria-label={text('preview.page')}
        selectionMode="single"
        selectedKeys={[address]}
        disallowEmptySelection
        shouldFocusWrap
        renderEmptyState={() => <span className={css.none}>{text('preview.findNone')}</span>}
        onSelectionChange={(keys) => {
          const [chosen] = keys;
          choose(typeof chosen === 'string' && chosen !== address ? chosen : undefined);
        }}
      >
        {listed.map(({ id, title, entries }) => (
          <ListBoxSection key={id} id={id} className={css.group}>
            <Header className={css.head}>{title}</Header>
            {entries.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </Autocomplete>
  );
}

function Line({ entry: { id, label, count } }: { readonly entry: PlaceEntry }) {
  const text = useText();
  return (
    <ListBoxItem id={id} className={css.option} textValue={label}>
      {({ isSelected }) => (
        <>
          <span className={css.label}>{label}</span>
          {count === undefined ? null : <span className={css.count}>{text('preview.flow.count', { count })}</span>}
          {count === undefined ? null : <Icon name="caret-right" size={12} tone="quiet" />}
          {isSelected ? <Icon name="check" weight="bold" size={13} tone="accent" /> : null}
        </>
      )}
    </ListBoxItem>
  );
}
