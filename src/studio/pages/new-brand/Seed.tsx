import { useText } from '../../i18n/index.ts';
import { IconButton, TextInput } from '../../kit/index.ts';
import * as css from './NewBrandPage.css.ts';
import { suggestedSeeds } from './suggestedSeeds.ts';
import { seedPattern } from './useDerived.ts';

interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

/** In browsers that can take a colour from the screen. */
const EyeDropper = (globalThis as { readonly EyeDropper?: new () => EyeDropper }).EyeDropper;

/** The colour that the whole palette comes from; `shown` is the one in use while none is chosen. */
export function Seed({
  value,
  shown,
  onChange,
}: {
  readonly value: string;
  readonly shown: string;
  readonly onChange: (seed: string) => void;
}) {
  const text = useText();
  const isWrong = value !== '' && !seedPattern.test(value);
  return (
    <div className={css.column}>
      <TextInput
        label={text('newBrand.seed')}
        size="large"
        isCode
        value={value}
        placeholder={shown}
        maxLength={7}
        onChange={(next) => onChange(next.trim().toLowerCase())}
        before={<span className={css.swatch} style={{ background: isWrong ? 'transparent' : value === '' ? shown : value }} />}
        after={
          EyeDropper === undefined ? undefined : (
            <IconButton
              icon="eyedropper"
              size="small"
              label={text('newBrand.seed.pick')}
              onPress={() =>
                void new EyeDropper().open().then(
                  ({ sRGBHex }) => onChange(sRGBHex.toLowerCase()),
                  // The person pressed Escape.
                  () => undefined,
                )
              }
            />
          )
        }
        error={isWrong ? text('newBrand.seed.wrong') : undefined}
        hint={text('newBrand.seed.hint')}
      />
      <div className={css.swatches} role="group" aria-label={text('newBrand.seed.suggested')}>
        {suggestedSeeds.map((seed) => (
          <button
            key={seed}
            type="button"
            className={css.swatchButton}
            aria-label={seed}
            aria-pressed={seed === (value === '' ? shown : value)}
            onClick={() => onChange(seed)}
          >
            <span className={css.large} style={{ background: seed }} />
          </button>
        ))}
      </div>
    </div>
  );
}
