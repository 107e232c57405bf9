import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Language, languageName, languages } from '../../../domain/language.ts';
import { Failure } from '../../../wire/failure.ts';
import { failureTextOf, useAct } from '../../api/index.ts';
import { useMay } from '../../app/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, Field, Icon, isKeys, Kbd, LinkButton, Note, Segmented, showToast, TextInput } from '../../kit/index.ts';
import { Logo } from './Logo.tsx';
import * as css from './NewBrandPage.css.ts';
import { Result } from './Result.tsx';
import { Seed } from './Seed.tsx';
import { suggestedSeeds } from './suggestedSeeds.ts';
import { inputsOf, seedPattern, type Typed, useDerived } from './useDerived.ts';

const untouched: Typed = { name: '', seed: '', language: null, host: '', merchant: '', logo: null };

/** Five inputs, and the result beside them. Nothing is written until the draft is made. */
export default function NewBrandPage() {
  const text = useText();
  const navigate = useNavigate();
  const mayEdit = useMay('editor');
  const [typed, setTyped] = useState(untouched);
  const [ownsCode, setOwnsCode] = useState(false);
  const { data: derived, error, isSettled } = useDerived(typed);
  const create = useAct('createBrand', {
    changes: ['brands'],
    failure: 'own',
    onDone: ({ merchant }) => {
      showToast({ title: text('newBrand.made', { name: typed.name.trim() }) });
      void navigate(`/brands/${merchant}/edit`);
    },
  });
  const put = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));

  const theme = (derived?.manifest as { readonly theme?: { readonly seed?: string } } | undefined)?.theme;
  const seed = seedPattern.test(typed.seed) ? typed.seed : (theme?.seed ?? suggestedSeeds[0]);
  const language = typed.language ?? languageOf(derived?.manifest) ?? languages[0];
  const stops =
    derived === undefined
      ? 0
      : derived.problems.filter((problem) => problem.stops).length +
        Number(!derived.isFree.merchant) +
        Number(!derived.isFree.host);
  const why = !mayEdit
    ? text('newBrand.role')
    : typed.name.trim() === ''
      ? text('newBrand.make.name')
      : stops > 0
        ? text('newBrand.make.problems', { count: stops })
        : undefined;
  const make = () => {
    if (why === undefined && !create.isPending) create.mutate({ body: inputsOf(typed) });
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isKeys(event, 'mod+enter')) make();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  return (
    <div className={css.page}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <div className={css.fields}>
          <div>
            <h1 className={css.title}>{text('newBrand.title')}</h1>
            <p className={css.text}>{text('newBrand.text')}</p>
          </div>
          {mayEdit ? null : <Note tone="info">{text('newBrand.role')}</Note>}
          <TextInput
            label={text('newBrand.name')}
            size="large"
            value={typed.name}
            maxLength={40}
            autoFocus
            isRequired
            onChange={(name) => put({ name })}
            error={derived?.isFree.merchant === false ? text('newBrand.name.taken', { merchant: derived.merchant }) : undefined}
            hint={
              derived === undefined ? text('newBrand.name.empty') : text('newBrand.name.hint', { merchant: derived.merchant })
            }
          />
          {ownsCode ? (
            <TextInput
              label={text('newBrand.code')}
              isCode
              value={typed.merchant}
              placeholder={derived?.merchant ?? ''}
              maxLength={64}
              onChange={(merchant) =>
                put({
                  merchant: merchant
                    .toLowerCase()
                    .replace(/[^a-z0-9-]/g, '')
                    .replace(/^-+/, ''),
                })
              }
              hint={text('newBrand.code.hint')}
            />
          ) : derived?.isFree.merchant === false ? (
            <button type="button" className={css.linkButton} onClick={() => setOwnsCode(true)}>
              {text('newBrand.code.own')}
            </button>
          ) : null}
          <Seed value={typed.seed} shown={seed} onChange={(next) => put({ seed: next })} />
          <Logo
            name={typed.name}
            colours={{ background: seed, color: 'white' }}
            value={typed.logo}
            onChange={(logo) => put({ logo })}
          />
          <Field label={text('newBrand.language')}>
            <Segmented
              label={text('newBrand.language')}
              fills
              choices={languages.map((value) => ({ value, label: languageName(value) }))}
              value={language as Language}
              onChange={(next) => put({ language: next })}
            />
          </Field>
          <TextInput
            label={text('newBrand.host')}
            size="large"
            value={typed.host}
            placeholder={derived?.host ?? ''}
            maxLength={253}
            inputMode="url"
            onChange={(host) => put({ host })}
            before={<Icon name="globe-simple" size={18} tone="quiet" />}
            after={
              derived?.isFree.host === true ? <Icon name="check-circle" weight="fill" size={18} tone="success" /> : undefined
            }
            error={derived?.isFree.host === false ? text('newBrand.host.taken', { host: derived.host }) : undefined}
            hint={derived === undefined ? text('newBrand.host.hint') : text('newBrand.host.free')}
          />
          {[error, create.error].map((thrown) =>
            thrown === null ? null : (
              <Note key={thrown instanceof Failure ? thrown.code : 'other'} tone="danger" isLive>
                {failureTextOf(thrown, text)}
              </Note>
            ),
          )}
        </div>
        <div className={css.foot}>
          <span className={css.footText}>{text('newBrand.nothing')}</span>
          <LinkButton to="/" variant="ghost" size="large">
            {text('newBrand.cancel')}
          </LinkButton>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isBusy={create.isPending}
            why={why}
            keys={<Kbd keys="mod+enter" />}
          >
            {text('newBrand.make')}
          </Button>
        </div>
      </form>
      <Result derived={derived} name={typed.name.trim()} isSettled={isSettled} />
    </div>
  );
}

/** The default language of a derived manifest. */
function languageOf(manifest: unknown): Language | undefined {
  const { languages: offered } = (manifest ?? {}) as { readonly languages?: { readonly default?: string } };
  return languages.find((language) => language === offered?.default);
}
