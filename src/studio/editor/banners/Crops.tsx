import { useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Icon, Segmented } from '../../kit/index.ts';
import { valueAt } from '../document/values.ts';
import { useDocument } from '../draft/useDraft.ts';
import { useFileAddress } from '../form/FileField.tsx';
import { useOffered } from '../form/SimpleFields.tsx';
import { type Banner, bannerChecks, pictureOf } from './banner.ts';
import * as css from './banners.css.ts';

/** Sizes in which the home page shows a banner, in px of the page. */
const homeCrops = [
  { name: 'desktop', width: 948, height: 420, isPhone: false },
  { name: 'tablet', width: 744, height: 336, isPhone: false },
  { name: 'phone', width: 358, height: 176, isPhone: true },
] as const;
/** The windows show it whole. */
const windowCrops = [{ name: 'window', width: 420, height: 520, isPhone: false }] as const;

const modeNames = ['light', 'dark'] as const;
type Mode = (typeof modeNames)[number];

/** The picture of a banner as each width cuts it, and what the banner should have besides. */
export function Crops({ banner, group }: { readonly banner: Banner; readonly group: string }) {
  const text = useText();
  const document = useDocument();
  const offered = useOffered();
  const [mode, setMode] = useState<Mode>('light');
  const modes = valueAt(document, ['theme', 'modes']);
  const given = Array.isArray(modes) && modes.length > 0 ? modes.map(String) : [...modeNames];
  const crops = group === 'home' ? homeCrops : windowCrops;
  return (
    <section className={css.card} aria-labelledby="crops-title">
      <div className={css.cardHead}>
        <h2 id="crops-title" className={css.cardTitle}>
          {text('banners.crops')}
        </h2>
        <Segmented
          label={text('preview.mode')}
          choices={[
            { value: 'light', label: text('preview.mode.light'), icon: 'sun', isDisabled: !given.includes('light') },
            { value: 'dark', label: text('preview.mode.dark'), icon: 'moon', isDisabled: !given.includes('dark') },
          ]}
          value={mode}
          onChange={setMode}
        />
      </div>
      <div className={css.crops[group === 'home' ? 'home' : 'window']}>
        {crops.map((crop) => (
          <figure key={crop.name} className={css.figure[crop.name]}>
            <Crop banner={banner} path={pictureOf(banner, mode, crop.isPhone)} ratio={`${crop.width} / ${crop.height}`} />
            <figcaption className={css.quiet}>
              {crop.name === 'window'
                ? text('banners.crop.window')
                : `${text(`banners.crop.${crop.name}`)}, ${crop.width} × ${crop.height}`}
            </figcaption>
          </figure>
        ))}
      </div>
      <ul className={css.checks}>
        {bannerChecks(banner, offered, given).map(({ check, isMet }) => (
          <li key={check} className={isMet ? css.met : css.unmet}>
            <Icon name={isMet ? 'check-circle' : 'warning'} size={14} />
            {text(isMet ? `banners.met.${check}` : `banners.unmet.${check}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Crop({ banner, path, ratio }: { readonly banner: Banner; readonly path: string | undefined; readonly ratio: string }) {
  const text = useText();
  const language = useLanguage();
  const address = useFileAddress(path);
  const title = banner.title?.[language] ?? Object.values(banner.title ?? {})[0];
  return (
    <span className={css.crop} style={{ aspectRatio: ratio }}>
      {address === null ? (
        <span className={css.noPicture}>{text('banners.noPicture')}</span>
      ) : (
        <img className={css.picture} src={address} alt={banner.alt?.[language] ?? ''} />
      )}
      {address === null || title === undefined || title === '' ? null : <span className={css.over}>{title}</span>}
    </span>
  );
}
