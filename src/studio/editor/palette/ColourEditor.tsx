import { useState } from 'react';
import { foregroundWords } from '../../../brand/auditWords.ts';
import { localized } from '../../../domain/language.ts';
import { black, hexOf, type Tone, toneOf } from '../../../theme/colour.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Badge, Button, Icon, Segmented, TextInput } from '../../kit/index.ts';
import { valueAt } from '../document/values.ts';
import { useDocument, useDraftActs } from '../draft/useDraft.ts';
import * as css from './palette.css.ts';
import { axis, type Chosen, fails, nearestFor, type PaletteModel, placeOfToken, shownRatio, tokenOf } from './paletteModel.ts';

interface ColourEditorProps {
  readonly model: PaletteModel;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly isReadOnly: boolean;
}

const axes = [
  { of: 'l', word: 'colours.lightness', most: 1, digits: 3 },
  { of: 'c', word: 'colours.chroma', most: 0.32, digits: 3 },
  { of: 'h', word: 'colours.hue', most: 360, digits: 0 },
] as const;

/** One colour of a mode in OKLCH. */
export function ColourEditor({ model, chosen, onChoose, isReadOnly }: ColourEditorProps) {
  const text = useText();
  const language = useLanguage();
  const document = useDocument();
  const { set } = useDraftActs();
  const { mode, token } = chosen;
  const place = placeOfToken(mode, token);
  const hex = tokenOf(model.palettes, mode, token);
  const pairs = model.pairs[mode];
  // A grey has no hue and a narrow gamut no chroma: what the sliders say is kept while they move.
  const [tone, setTone] = useState<Tone>(() => toneOf(hex ?? black));
  if (hex === null) return null;
  const isOwn = place !== null && valueAt(document, place) !== undefined;
  const isLocked = isReadOnly || place === null;
  const take = (next: Tone) => {
    setTone(next);
    if (place !== null) set(place, hexOf(next));
  };
  const weak = pairs.filter((pair) => pair.foreground === token && fails(pair));
  const worst = weak.toSorted((one, other) => one.ratio - other.ratio)[0];
  const nearest = worst === undefined ? null : nearestFor(pairs, token, hex);
  return (
    <div className={css.editor}>
      <div className={css.titleRow}>
        <div className={css.space}>
          <h2 className={css.name}>{localized(foregroundWords[token] ?? { en: token, vi: token }, language)}</h2>
          <code className={css.code}>{token}</code>
        </div>
        <Segmented
          label={text('colours.mode')}
          value={mode}
          onChange={(next) => onChoose({ mode: next, token })}
          choices={[
            { value: 'light', label: text('value.light'), icon: 'sun' },
            { value: 'dark', label: text('value.dark'), icon: 'moon' },
          ]}
        />
      </div>
      <div className={css.big}>
        <span className={css.sample} style={{ backgroundColor: hex }} />
        <div className={css.space}>
          <TextInput
            label={text('colours.hex')}
            isLabelHidden
            isCode
            isLocked={isLocked}
            value={place !== null && isOwn ? String(valueAt(document, place)) : hex}
            onChange={(next) => {
              if (place === null) return;
              set(place, next);
              if (/^#[0-9a-f]{6}$/.test(next)) setTone(toneOf(next));
            }}
          />
          <span className={css.titleRow}>
            <Badge>{text(isOwn ? 'colours.own' : 'colours.derived')}</Badge>
            {isOwn && !isLocked ? (
              <Button
                variant="ghost"
                size="small"
                icon="arrow-counter-clockwise"
                onPress={() => place !== null && set(place, undefined)}
              >
                {text('colours.follow')}
              </Button>
            ) : null}
          </span>
        </div>
      </div>
      {axes.map(({ of, word, most, digits }) => {
        const stops = axis(pairs, token, tone, of, most);
        return (
          <label key={of} className={css.slider}>
            <span className={css.sliderName}>{text(word)}</span>
            <span className={css.track}>
              <input
                type="range"
                className={css.range}
                min={0}
                max={most}
                step={most / 500}
                value={tone[of]}
                disabled={isLocked}
                style={{ backgroundImage: `linear-gradient(to right, ${stops.map((stop) => stop.hex).join(', ')})` }}
                onChange={({ target }) => take({ ...tone, [of]: Number(target.value) })}
              />
              <span className={css.passes} aria-hidden="true">
                {stops.map(({ share, passes }) => (
                  <i key={share} className={passes ? css.pass : css.noPass} />
                ))}
              </span>
            </span>
            <output className={css.value}>{tone[of].toFixed(digits)}</output>
          </label>
        );
      })}
      <span className={css.legend}>
        <i className={css.legendMark} aria-hidden="true" />
        {text('colours.passesHere')}
      </span>
      {worst === undefined ? null : (
        <div className={css.weak} role="status">
          <span className={css.weakTitle}>
            <Icon name="warning-circle" weight="fill" />
            {text('colours.weak', { count: weak.length })}
          </span>
          <div className={css.compare}>
            <span style={{ color: worst.shown, backgroundColor: worst.ground }}>
              <strong>{text('colours.sample')}</strong>
              {text('colours.now', { ratio: shownRatio(worst.ratio) })}
            </span>
            {nearest === null ? null : (
              <span style={{ color: nearest.hex, backgroundColor: worst.ground }}>
                <strong>{text('colours.sample')}</strong>
                {nearest.hex}
              </span>
            )}
          </div>
          {nearest === null || isLocked ? null : (
            <span className={css.titleRow}>
              <Button
                variant="primary"
                size="small"
                icon="magic-wand"
                onPress={() => {
                  if (place !== null) set(place, nearest.hex);
                  setTone(toneOf(nearest.hex));
                }}
              >
                {text('colours.use', { colour: nearest.hex })}
              </Button>
              <span className={css.quiet}>{text('colours.distance', { value: nearest.distance.toFixed(2) })}</span>
            </span>
          )}
        </div>
      )}
    </div>
  );
}
