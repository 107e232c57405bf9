import { useContext, useMemo, useState } from 'react';
import { modeNames } from '../../../theme/tokens.ts';
import { useText } from '../../i18n/index.ts';
import { Badge, Icon, Note, Segmented } from '../../kit/index.ts';
import { valueAt } from '../document/values.ts';
import { useDocument, useDraftActs, usePublished } from '../draft/useDraft.ts';
import { differences } from '../fields/differences.ts';
import { fieldsOfSection } from '../fields/sections.ts';
import { FormContext } from '../form/fieldState.ts';
import { fields as fieldStack } from '../form/form.css.ts';
import { SettingField } from '../form/SettingField.tsx';

import type { SectionPageProps } from '../layout/sectionPage.ts';
import { ColourEditor } from './ColourEditor.tsx';
import { Matrix } from './Matrix.tsx';
import * as css from './palette.css.ts';
import { type Chosen, fails, paletteModel } from './paletteModel.ts';

const tabs = ['matrix', 'site'] as const;
type Tab = (typeof tabs)[number];

/** Seeds, one colour in OKLCH, and every pair of both modes on its real colours. */
export default function PalettePage({ section, renderPreview }: SectionPageProps) {
  const text = useText();
  const document = useDocument();
  const published = usePublished();
  const { leave } = useDraftActs();
  const { isReadOnly } = useContext(FormContext);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [tab, setTab] = useState<Tab>('matrix');
  const theme = valueAt(document, ['theme']);
  // The palette depends on the theme alone; a change elsewhere measures nothing again.
  const model = useMemo(() => paletteModel({ theme }), [theme]);
  const changes = differences(valueAt(published, ['theme']), theme, ['theme']).filter((pointer) =>
    section.settings.some((setting) => `${pointer}/`.startsWith(`${setting}/`)),
  ).length;
  const all = modeNames.reduce((sum, mode) => sum + (model?.pairs[mode].length ?? 0), 0);
  const failing = modeNames.reduce((sum, mode) => sum + (model?.pairs[mode].filter(fails).length ?? 0), 0);
  const first = model === null ? null : firstFailing(model.pairs);
  const shown = chosen ?? first ?? { mode: 'light' as const, token: 'accent.text' };
  const others = fieldsOfSection(section).filter(({ pointer }) => pointer !== '/theme/palettes');
  return (
    <div className={css.page}>
      <section className={css.form} aria-labelledby="colours-title" onBlur={leave}>
        <div className={css.titleRow}>
          <h1 id="colours-title" className={css.title}>
            {text('section.colours')}
          </h1>
          {changes > 0 ? <Badge tone="draft">{text('editor.changes', { count: changes })}</Badge> : null}
        </div>
        {model === null ? (
          <Note tone="warning">{text('colours.broken')}</Note>
        ) : (
          <ColourEditor
            key={`${shown.mode} ${shown.token}`}
            model={model}
            chosen={shown}
            onChoose={setChosen}
            isReadOnly={isReadOnly}
          />
        )}
        <div className={fieldStack}>
          {others.map((field) => (
            <SettingField key={field.pointer} field={field} />
          ))}
        </div>
      </section>
      <section className={css.shown} aria-label={text('colours.shown')}>
        <div className={css.tabs}>
          <Segmented<Tab>
            label={text('colours.shown')}
            value={tab}
            onChange={setTab}
            choices={tabs.map((value) => ({ value, label: text(`colours.shown.${value}`) }))}
          />
          <span className={css.space} />
          {model === null ? null : (
            <span className={failing > 0 ? css.failing : css.passing}>
              <Icon name={failing > 0 ? 'warning-circle' : 'check-circle'} weight="fill" size={15} />
              {failing > 0 ? text('colours.failing', { count: failing, all }) : text('colours.allPass', { all })}
            </span>
          )}
        </div>
        {tab === 'site' ? renderPreview('/index') : null}
        {tab === 'matrix' && model !== null ? (
          <div className={css.matrix}>
            <h2 className={css.pairs}>{text('colours.pairs')}</h2>
            <div className={css.modes}>
              {(['light', 'dark'] as const).map((mode) => (
                <Matrix key={mode} mode={mode} pairs={model.pairs[mode]} chosen={shown} onChoose={setChosen} />
              ))}
            </div>
          </div>
        ) : null}
      </section>
    </div>
  );
}

function firstFailing(pairs: NonNullable<ReturnType<typeof paletteModel>>['pairs']): Chosen | null {
  for (const mode of ['light', 'dark'] as const) {
    const found = pairs[mode].find(fails);
    if (found !== undefined) return { mode, token: found.foreground };
  }
  return null;
}
