import { backgroundWords, foregroundWords } from '../../../brand/auditWords.ts';
import { localized } from '../../../domain/language.ts';
import { black, contrast, white } from '../../../theme/colour.ts';
import type { ModeName } from '../../../theme/tokens.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Icon } from '../../kit/index.ts';
import * as css from './palette.css.ts';
import { type Chosen, fails, levels, type MeasuredPair, matrixOf, othersOf, shownRatio } from './paletteModel.ts';

interface MatrixProps {
  readonly mode: ModeName;
  readonly pairs: readonly MeasuredPair[];
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Every pair of a mode on its real colours; a failing one has a cross and leads to its colour. */
export function Matrix({ mode, pairs, chosen, onChoose }: MatrixProps) {
  const text = useText();
  const language = useLanguage();
  const passing = pairs.filter((pair) => !fails(pair)).length;
  const nameOf = (token: string) => localized(foregroundWords[token] ?? { en: token, vi: token }, language);
  const groundOf = (token: string) => localized(backgroundWords[token] ?? { en: token, vi: token }, language);
  const cell = (pair: MeasuredPair, words: string) => (
    <button
      type="button"
      className={fails(pair) ? `${css.cell} ${css.cellFails}` : css.cell}
      style={{ color: inkOf(pair), backgroundColor: pair.ground, ...(pair.needed < 4.5 ? { borderColor: pair.shown } : {}) }}
      aria-label={`${words}: ${text('colours.pair', {
        front: nameOf(pair.foreground),
        back: groundOf(pair.background),
        ratio: shownRatio(pair.ratio),
        needed: pair.needed,
      })}${fails(pair) ? `, ${text('colours.fails')}` : ''}`}
      onClick={() => onChoose({ mode, token: pair.foreground })}
    >
      {words}
      {fails(pair) ? (
        <span className={css.cross}>
          <Icon name="x" weight="bold" size={11} />
        </span>
      ) : null}
    </button>
  );
  return (
    <section aria-label={text(`value.${mode}`)}>
      <h3 className={css.modeTitle}>
        <Icon name={mode === 'light' ? 'sun' : 'moon'} />
        {text(`value.${mode}`)}
        <span className={css.quiet}>{text('colours.passing', { count: passing, all: pairs.length })}</span>
      </h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{text('section.colours')}</th>
            {levels.map((level) => (
              <th key={level} scope="col" title={groundOf(level)}>
                {text(`colours.${level}`)}
              </th>
            ))}
            <th scope="col">{text('colours.tint')}</th>
          </tr>
        </thead>
        <tbody>
          {matrixOf(pairs).map(({ foreground, cells }) => (
            <tr key={foreground}>
              <th scope="row" className={chosen.mode === mode && chosen.token === foreground ? css.rowChosen : css.rowName}>
                {nameOf(foreground)}
              </th>
              {cells.map((pair, index) => (
                <td key={`${foreground} ${levels[index] ?? 'subtle'}`}>
                  {pair === null ? null : cell(pair, shownRatio(pair.ratio))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h4 className={css.quiet}>{text('colours.others')}</h4>
      <ul className={css.tiles}>
        {othersOf(pairs).map((pair) => (
          <li key={`${pair.foreground} ${pair.background}`}>
            {cell(pair, `${nameOf(pair.foreground)} ${shownRatio(pair.ratio)}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Outlines need 3:1 only: they are drawn as the border, and the figure in an ink that can be read. */
const inkOf = ({ needed, shown, ground }: MeasuredPair): string =>
  needed >= 4.5 ? shown : contrast(black, ground) > contrast(white, ground) ? black : white;
