import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../api/index.ts';
import { useLocalized, useMoment, useText } from '../../i18n/index.ts';
import { Badge, Button, Note, Switch } from '../../kit/index.ts';
import { useBroken, useDraft, useDraftActs, useOpenDraft } from '../draft/useDraft.ts';
import { fieldsOfSection, type Section, sectionAt } from '../fields/sections.ts';
import * as formCss from '../form/form.css.ts';
import { SettingField } from '../form/SettingField.tsx';
import * as css from './layout.css.ts';

interface SectionFormProps {
  readonly section: Section;
  readonly changes: number;
  readonly isJson: boolean;
  readonly onJson: () => void;
}

/** The settings of a section, drawn from the schema. */
export function SectionForm({ section, changes, isJson, onJson }: SectionFormProps) {
  const text = useText();
  const broken = useBroken();
  const { leave } = useDraftActs();
  const [isAll, setAll] = useState(false);
  const fields = fieldsOfSection(section);
  const hidden = fields.filter(({ isAdvanced }) => isAdvanced);
  return (
    <section className={css.form} aria-labelledby="section-title">
      <div className={css.formScroll} onBlur={leave}>
        <div className={css.formInner}>
          <div className={css.formHead}>
            <span className={css.formTitleRow}>
              <h1 id="section-title" className={css.formTitle}>
                {text(`section.${section.id}`)}
              </h1>
              {changes > 0 ? <Badge tone="draft">{text('editor.changes', { count: changes })}</Badge> : null}
            </span>
            <p className={css.formText}>{text(`sectionHelp.${section.id}`)}</p>
          </div>
          {broken === null ? null : (
            <Note tone="warning" isLive>
              {text('editor.brokenJson', { line: broken.line, message: broken.message })}
            </Note>
          )}
          <div className={formCss.fields}>
            {fields
              .filter(({ isAdvanced }) => isAll || !isAdvanced)
              .map((field) => (
                <SettingField key={field.pointer} field={field} />
              ))}
          </div>
          {hidden.length === 0 ? null : (
            <Switch label={text('editor.advanced', { count: hidden.length })} isOn={isAll} onChange={setAll} />
          )}
        </div>
      </div>
      <SectionFoot section={section} isJson={isJson} onJson={onJson} />
    </section>
  );
}

/** Last editor of the section. */
function SectionFoot({ section, isJson, onJson }: Pick<SectionFormProps, 'section' | 'isJson' | 'onJson'>) {
  const text = useText();
  const momentText = useMoment();
  const localize = useLocalized();
  const { merchant } = useOpenDraft();
  const revision = useDraft(({ context }) => context.server.revision);
  const { data } = useQuery({
    ...read('changes', { params: { merchant } }),
    queryKey: ['changes', { merchant }, {}, revision],
    placeholderData: (old) => old,
  });
  const last = data?.changes
    .filter((change) => change.changed !== null && sectionAt(change.pointer).id === section.id)
    .toSorted((one, other) => (other.changed?.at ?? '').localeCompare(one.changed?.at ?? ''))[0];
  return (
    <div className={css.formFoot}>
      <span className={css.footText}>
        {last?.changed === null || last === undefined
          ? text('editor.unchanged')
          : text('editor.changedBy', {
              place: localize(last.place),
              by: last.changed.by,
              at: momentText(last.changed.at, 'short'),
            })}
      </span>
      <Button variant="ghost" size="small" icon="brackets-curly" isSelected={isJson} onPress={onJson}>
        {text('editor.jsonShort')}
      </Button>
    </div>
  );
}
