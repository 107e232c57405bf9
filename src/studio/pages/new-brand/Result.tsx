import { useQuery } from '@tanstack/react-query';
import type { ThemeChoice } from '../../../brand/themeChoice.ts';
import type { DerivedBrand } from '../../../wire/studio/brands.ts';
import { useLocalized, useText } from '../../i18n/index.ts';
import { EmptyState, Icon, IconButton, Note, showToast } from '../../kit/index.ts';
import * as css from './NewBrandPage.css.ts';
import { SitePreview } from './SitePreview.tsx';

/** The result of the inputs in both modes, what was checked, what is open, and the equal command. */
export function Result({
  derived,
  name,
  isSettled,
}: {
  readonly derived: DerivedBrand | undefined;
  readonly name: string;
  readonly isSettled: boolean;
}) {
  const text = useText();
  const palettes = usePalettes(derived);
  return (
    <section className={css.result} aria-label={text('newBrand.result')} aria-busy={!isSettled}>
      <div className={css.resultHead}>
        <h2 className={css.heading}>{text('newBrand.result')}</h2>
        <span className={css.hint}>{text('newBrand.result.note')}</span>
      </div>
      {derived === undefined ? (
        <EmptyState icon="palette" title={text('newBrand.result.empty')} />
      ) : (
        <>
          <div className={isSettled ? css.frames : `${css.frames} ${css.stale}`}>
            {(['light', 'dark'] as const).map((mode) => (
              <figure key={mode} className={css.frame}>
                <figcaption className={css.bar}>
                  <Icon name={mode === 'light' ? 'sun' : 'moon'} size={14} />
                  {text(`newBrand.${mode}`)}
                  <span className={css.space} />
                  {derived.host}
                </figcaption>
                {palettes === undefined ? null : <SitePreview name={name} palette={palettes[mode]} />}
              </figure>
            ))}
          </div>
          <div className={css.grid}>
            <Checks derived={derived} />
            <Open derived={derived} />
          </div>
          <Command command={derived.command} />
        </>
      )}
    </section>
  );
}

/** Derives the colours as the server does; the arithmetic is loaded with the first result. */
function usePalettes(derived: DerivedBrand | undefined) {
  const theme = (derived?.manifest as { readonly theme?: ThemeChoice } | undefined)?.theme;
  const { data } = useQuery({
    queryKey: ['palettes', theme],
    queryFn: async () => {
      const { palettesFromBrand } = await import('../../../brand/tokensFromBrand.ts');
      return theme === undefined ? null : palettesFromBrand(theme);
    },
    enabled: theme !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
  return data ?? undefined;
}

function Checks({ derived: { problems, isFree, merchant, host } }: { readonly derived: DerivedBrand }) {
  const text = useText();
  const stops = problems.filter((problem) => problem.stops);
  const ofColours = problems.filter(({ pointer }) => pointer.startsWith('/theme')).length;
  const others = stops.filter(({ pointer }) => !pointer.startsWith('/theme')).length;
  const counted = (count: number, fine: string) => (count === 0 ? fine : text('newBrand.check.problems', { count }));
  const checks = [
    { name: text('newBrand.check.schema'), isFine: others === 0, sentence: counted(others, text('newBrand.check.schema.ok')) },
    {
      name: text('newBrand.check.colours'),
      isFine: ofColours === 0,
      sentence: counted(ofColours, text('newBrand.check.colours.ok')),
    },
    {
      name: text('newBrand.check.code'),
      isFine: isFree.merchant,
      sentence: text(isFree.merchant ? 'newBrand.check.code.ok' : 'newBrand.name.taken', { merchant }),
    },
    {
      name: text('newBrand.check.host'),
      isFine: isFree.host,
      sentence: text(isFree.host ? 'newBrand.host.free' : 'newBrand.host.taken', { host }),
    },
  ];
  return (
    <ul className={css.card}>
      {checks.map(({ name, isFine, sentence }) => (
        <li key={name} className={css.check}>
          {isFine ? (
            <Icon name="check-circle" weight="fill" size={18} tone="success" />
          ) : (
            <Icon name="warning" weight="fill" size={18} tone="warning" />
          )}
          <span className={css.checkName}>{name}</span>
          <span className={css.checkText}>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}

function Open({ derived: { problems } }: { readonly derived: DerivedBrand }) {
  const text = useText();
  const localized = useLocalized();
  return (
    <div className={css.open}>
      <span className={css.openHead}>
        <Icon name="list-checks" size={18} tone={problems.length === 0 ? 'success' : 'warning'} />
        {text('newBrand.open')}
      </span>
      {problems.length === 0 ? <span className={css.soft}>{text('newBrand.open.none')}</span> : null}
      <ul className={css.column}>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.pointer}`} className={css.openItem}>
            {localized(problem.message)}
          </li>
        ))}
      </ul>
      <span className={css.hint}>{text('newBrand.open.note')}</span>
    </div>
  );
}

function Command({ command }: { readonly command: string }) {
  const text = useText();
  return (
    <Note
      tone="info"
      act={
        <IconButton
          icon="copy"
          size="small"
          label={text('newBrand.copy')}
          onPress={() => void navigator.clipboard.writeText(command).then(() => showToast({ title: text('newBrand.copied') }))}
        />
      }
    >
      <span className={css.soft}>{text('newBrand.command')}</span>
      <code className={css.command}>{command}</code>
    </Note>
  );
}
