import { Fragment, type RefObject, useMemo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { localized } from '../../../domain/language.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Count, Dot, Icon, IconButton, Kbd, TextInput, Tooltip } from '../../kit/index.ts';
import { type SectionId, sectionGroups, sections } from '../fields/sections.ts';
import { findSettings } from './findSettings.ts';
import * as css from './layout.css.ts';
import { sectionIcons } from './sectionIcons.ts';

export interface SectionTreeProps {
  readonly selected: SectionId;
  readonly onSelect: (section: SectionId) => void;
  readonly onReveal: (pointer: string) => void;
  readonly changes: Readonly<Partial<Record<SectionId, number>>>;
  readonly problems: Readonly<Partial<Record<SectionId, number>>>;
  readonly isIcons: boolean;
  readonly onExpand: () => void;
  readonly isJson: boolean;
  readonly onJson: () => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** Sections with what is changed and what is wrong in them; the search finds single settings. */
export function SectionTree({ isIcons, ...rest }: SectionTreeProps) {
  const text = useText();
  return (
    <nav className={isIcons ? `${css.tree} ${css.treeIcons}` : css.tree} aria-label={text('editor.sections')}>
      {isIcons ? <IconTree {...rest} /> : <WideTree {...rest} />}
    </nav>
  );
}

type TreeProps = Omit<SectionTreeProps, 'isIcons'>;

function WideTree({ selected, onSelect, onReveal, changes, problems, isJson, onJson, searchRef }: TreeProps) {
  const text = useText();
  const [search, setSearch] = useState('');
  return (
    <>
      <div className={`${css.treeSearch} ${css.wideOnly}`}>
        <TextInput
          label={text('editor.find')}
          isLabelHidden
          size="small"
          type="search"
          placeholder={text('editor.find')}
          before={<Icon name="magnifying-glass" size={14} tone="quiet" />}
          after={<Kbd keys="/" />}
          value={search}
          onChange={setSearch}
          inputRef={searchRef}
        />
      </div>
      {search.trim() === '' ? (
        sectionGroups.map((group) => (
          <Fragment key={group}>
            <span className={css.treeHead}>{text(`group.${group}`)}</span>
            {sections
              .filter((section) => section.group === group)
              .map(({ id }) => (
                <button
                  key={id}
                  type="button"
                  className={css.treeRow}
                  {...(id === selected && !isJson ? { 'aria-current': 'page' as const } : {})}
                  onClick={() => onSelect(id)}
                >
                  <Icon name={sectionIcons[id]} tone={id === selected ? 'accent' : 'inherit'} />
                  <span className={css.treeName}>{text(`section.${id}`)}</span>
                  <Counts id={id} changes={changes} problems={problems} />
                </button>
              ))}
          </Fragment>
        ))
      ) : (
        <Found search={search} onReveal={onReveal} />
      )}
      <span className={css.space} />
      <button type="button" className={css.treeRow} {...(isJson ? { 'aria-current': 'page' as const } : {})} onClick={onJson}>
        <Icon name="brackets-curly" />
        <span className={css.treeName}>{text('editor.json')}</span>
        <span className={css.wideOnly}>
          <Kbd keys="mod+J" />
        </span>
      </button>
    </>
  );
}

function Counts({ id, changes, problems }: Pick<TreeProps, 'changes' | 'problems'> & { readonly id: SectionId }) {
  const text = useText();
  const changed = changes[id] ?? 0;
  const wrong = problems[id] ?? 0;
  return (
    <>
      <span className={css.treeCounts}>
        {wrong > 0 ? <Count tone="warning" value={wrong} label={text('editor.problems', { count: wrong })} /> : null}
        {changed > 0 ? <Count tone="draft" value={changed} label={text('editor.changes', { count: changed })} /> : null}
      </span>
      {wrong + changed > 0 ? (
        <span className={css.narrowOnly}>
          <span className={css.treeDot}>
            <Dot tone={wrong > 0 ? 'warning' : 'draft'} />
          </span>
        </span>
      ) : null}
    </>
  );
}

function IconTree({ selected, onSelect, changes, problems, isJson, onJson, onExpand }: TreeProps) {
  const text = useText();
  return (
    <>
      <IconButton icon="magnifying-glass" label={text('editor.find')} keys={<Kbd keys="/" />} onPress={onExpand} />
      {sectionGroups.map((group, index) => (
        <Fragment key={group}>
          {index === 0 ? null : <span className={css.line} />}
          {sections
            .filter((section) => section.group === group)
            .map(({ id }) => (
              <Tooltip key={id} text={text(`section.${id}`)} placement="right">
                <AriaButton
                  className={`${css.treeRow} ${css.treeRowIcon}`}
                  aria-label={text(`section.${id}`)}
                  {...(id === selected && !isJson ? { 'aria-current': 'page' as const } : {})}
                  onPress={() => onSelect(id)}
                >
                  <Icon name={sectionIcons[id]} size={18} tone={id === selected ? 'accent' : 'inherit'} />
                  {(problems[id] ?? 0) + (changes[id] ?? 0) > 0 ? (
                    <span className={css.treeDot}>
                      <Dot tone={(problems[id] ?? 0) > 0 ? 'warning' : 'draft'} />
                    </span>
                  ) : null}
                </AriaButton>
              </Tooltip>
            ))}
        </Fragment>
      ))}
      <span className={css.space} />
      <IconButton
        icon="brackets-curly"
        label={text('editor.json')}
        keys={<Kbd keys="mod+J" />}
        isSelected={isJson}
        onPress={onJson}
      />
    </>
  );
}

function Found({ search, onReveal }: { readonly search: string; readonly onReveal: (pointer: string) => void }) {
  const text = useText();
  const language = useLanguage();
  const found = useMemo(() => findSettings(search, language), [search, language]);
  return (
    <div className={css.found} role="group" aria-label={text('editor.found', { count: found.length })}>
      {found.length === 0 ? <span className={css.treeHead}>{text('editor.foundNothing', { search })}</span> : null}
      {found.map(({ field, section }) => (
        <button key={field.pointer} type="button" className={css.foundRow} onClick={() => onReveal(field.pointer)}>
          {localized(field.title, language)}
          <span className={css.foundPlace}>{text(`section.${section}`)}</span>
        </button>
      ))}
    </div>
  );
}
