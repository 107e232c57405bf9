import { useContext, useState } from 'react';
import { localized } from '../../../domain/language.ts';
import type { ModuleName } from '../../../manifest/moduleRequirements.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Badge, Button, Icon, Segmented, Switch } from '../../kit/index.ts';
import { valueAt, withValues } from '../document/values.ts';
import { useDocument, useDraftActs, usePublished } from '../draft/useDraft.ts';
import { fieldAt } from '../fields/fieldModel.ts';
import { FormContext } from '../form/fieldState.ts';
import { type ModuleState, moduleGroups, moduleStates, waysIn } from './moduleState.ts';
import * as css from './modules.css.ts';

type Filter = 'all' | 'on' | 'changed';

/** Modules of the site: each switch with its requirements and with what it hides, and the visitors who can enter as the switches are. */
export default function ModulesPage() {
  const text = useText();
  const document = useDocument();
  const published = usePublished();
  const [filter, setFilter] = useState<Filter>('all');
  const states = moduleStates(document);
  const isChanged = (name: ModuleName) => valueAt(document, ['modules', name]) !== valueAt(published, ['modules', name]);
  const isShown = ({ name, isOn }: ModuleState) => filter === 'all' || (filter === 'on' ? isOn : isChanged(name));
  return (
    <div className={css.page}>
      <section className={css.main} aria-labelledby="modules-title">
        <div className={css.head}>
          <h1 id="modules-title" className={css.title}>
            {text('section.modules')}
          </h1>
          <span className={css.quiet}>
            {text('modules.count', { on: states.filter(({ isOn }) => isOn).length, all: states.length })}
          </span>
          <span className={css.space} />
          <Segmented
            label={text('modules.filter')}
            value={filter}
            onChange={setFilter}
            choices={[
              { value: 'all', label: text('modules.all') },
              { value: 'on', label: text('modules.on') },
              { value: 'changed', label: text('modules.changed') },
            ]}
          />
        </div>
        <div className={css.columns}>
          {moduleGroups.map(({ id, modules }) => {
            const inGroup = modules.flatMap((module) => states.find(({ name }) => name === module) ?? []);
            const shown = inGroup.filter(isShown);
            return shown.length === 0 ? null : (
              <section key={id} className={css.card} aria-label={text(`modules.group.${id}`)}>
                <div className={css.cardHead}>
                  <h2>{text(`modules.group.${id}`)}</h2>
                  <span className={css.quiet}>{`${inGroup.filter(({ isOn }) => isOn).length} / ${inGroup.length}`}</span>
                </div>
                <ul>
                  {shown.map((state) => (
                    <li key={state.name}>
                      <ModuleRow state={state} isChanged={isChanged(state.name)} />
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      </section>
      <WayIn />
    </div>
  );
}

function useModuleName(): (name: ModuleName) => string {
  const language = useLanguage();
  return (name) => {
    const field = fieldAt(['modules', name]);
    return field === null ? name : localized(field.title, language);
  };
}

function ModuleRow({ state, isChanged }: { readonly state: ModuleState; readonly isChanged: boolean }) {
  const text = useText();
  const language = useLanguage();
  const nameOf = useModuleName();
  const { isReadOnly } = useContext(FormContext);
  const { read, replace } = useDraftActs();
  const { name, isOn, needs, needsOneOf, hides, waysOut } = state;
  const help = fieldAt(['modules', name])?.help ?? null;
  const turn = (switches: Readonly<Partial<Record<ModuleName, boolean>>>) =>
    replace(
      withValues(
        read(),
        Object.entries(switches).map(([module, on]) => [['modules', module], on] as const),
      ),
      `modules ${name}`,
    );
  return (
    <div className={waysOut.length > 0 ? `${css.row} ${css.stuck}` : css.row} data-setting={`/modules/${name}`}>
      <Switch label={nameOf(name)} isLabelHidden isOn={isOn} isLocked={isReadOnly} onChange={(on) => turn({ [name]: on })} />
      <div className={css.words}>
        <span className={css.name}>
          {nameOf(name)}
          {isChanged ? <Badge tone="draft">{text('editor.draft')}</Badge> : null}
        </span>
        <span className={css.quiet}>
          {help === null ? null : `${localized(help, language)} `}
          <code className={css.code}>{name}</code>
        </span>
        {needs === null ? null : <Link words={text('modules.needs', { module: nameOf(needs) })} />}
        {needsOneOf.length === 0 ? null : (
          <Link words={text('modules.needsOneOf', { modules: needsOneOf.map(nameOf).join(text('modules.or')) })} />
        )}
        {hides.length === 0 ? null : <Link words={text('modules.hides', { modules: hides.map(nameOf).join(', ') })} />}
        {waysOut.length === 0 ? null : (
          <>
            <span className={css.stuckText} role="alert">
              <Icon name="warning-circle" weight="fill" size={14} />
              {text('modules.stuck')}
            </span>
            {isReadOnly ? null : (
              <span className={css.ways}>
                {waysOut.map((way, index) => (
                  <Button
                    key={Object.keys(way).join()}
                    size="small"
                    variant={index === 0 ? 'primary' : 'secondary'}
                    onPress={() => turn(way)}
                  >
                    {wayText(way)}
                  </Button>
                ))}
              </span>
            )}
          </>
        )}
      </div>
    </div>
  );

  function wayText(way: Readonly<Partial<Record<ModuleName, boolean>>>): string {
    const [module, on] = Object.entries(way)[0] as [ModuleName, boolean];
    return text(on ? 'modules.turnOn' : 'modules.turnOff', { module: nameOf(module) });
  }
}

const Link = ({ words }: { readonly words: string }) => (
  <span className={css.link}>
    <Icon name="link-simple" size={13} />
    {words}
  </span>
);

/** Visitors who can enter, and the ways in. */
function WayIn() {
  const text = useText();
  const document = useDocument();
  const { register, signIn, canResetPassword, canPlayAsGuest } = waysIn(document);
  const rows = [
    { id: 'register', isFine: register.length > 0, detail: register.map((way) => text(`modules.way.${way}`)).join(', ') },
    { id: 'signIn', isFine: signIn.length > 0, detail: signIn.map((way) => text(`modules.way.${way}`)).join(', ') },
    { id: 'reset', isFine: canResetPassword, detail: text(canResetPassword ? 'modules.way.sms' : 'editor.off') },
    { id: 'guest', isFine: canPlayAsGuest, detail: text(canPlayAsGuest ? 'editor.on' : 'editor.off') },
  ] as const;
  return (
    <aside className={css.side} aria-labelledby="way-title">
      <h2 id="way-title" className={css.title}>
        {text('modules.wayIn')}
      </h2>
      <p className={css.soft}>{text('modules.wayInText')}</p>
      <ul>
        {rows.map(({ id, isFine, detail }) => (
          <li key={id} className={css.way}>
            {isFine ? (
              <Icon name="check-circle" tone="success" label={text('editor.passes')} />
            ) : (
              <Icon
                name={id === 'register' ? 'warning' : 'minus'}
                tone={id === 'register' ? 'warning' : 'quiet'}
                label={text('editor.off')}
              />
            )}
            <span className={css.space}>{text(`modules.in.${id}`)}</span>
            <span className={css.quiet}>{detail === '' ? text('editor.none') : detail}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
