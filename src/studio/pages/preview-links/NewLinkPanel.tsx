import { useState } from 'react';
import type { PreviewLink } from '../../../wire/studio/previews.ts';
import { useAct } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, Field, IconButton, Segmented, Switch, TextInput } from '../../kit/index.ts';
import * as css from './previewLinks.css.ts';

interface NewLinkPanelProps {
  readonly merchant: string;
  /** The version that is live; null before there is one. */
  readonly version: number | null;
  /** Of a link that is renewed. */
  readonly start: Pick<PreviewLink, 'label' | 'mayRemark'> | null;
  readonly onMade: (link: PreviewLink) => void;
  readonly onClose: () => void;
}

const maxDays = 90;

/** For whom, what it shows, until when, and what its visitors may do. */
export function NewLinkPanel({ merchant, version, start, onMade, onClose }: NewLinkPanelProps) {
  const text = useText();
  const [label, setLabel] = useState(start?.label ?? '');
  const [shows, setShows] = useState<'draft' | 'version'>('draft');
  const [days, setDays] = useState('7');
  const [mayRemark, setMayRemark] = useState(start?.mayRemark ?? true);
  const add = useAct('addPreview', { changes: ['previews'], onDone: onMade });
  const count = /^\d{1,2}$/.test(days) ? Number(days) : 0;
  const isDaysFine = count >= 1 && count <= maxDays;
  const missing = label.trim() === '' ? text('links.needsLabel') : isDaysFine ? null : text('links.needsDays');
  const send = () => {
    if (missing !== null || add.isPending) return;
    const body = { label: label.trim(), version: shows === 'draft' ? null : version, days: count, mayRemark };
    add.mutate({ params: { merchant }, body });
  };
  return (
    <aside className={css.panel} aria-label={text('links.new')}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className={css.panelHead}>
          <h2 className={css.title}>{text('links.new')}</h2>
          <IconButton label={text('kit.close')} icon="x" size="small" onPress={onClose} />
        </div>
        <div className={css.panelBody}>
          <TextInput
            label={text('links.whom')}
            value={label}
            onChange={setLabel}
            maxLength={60}
            hint={text('links.whomHint')}
            autoFocus
          />
          <Field label={text('links.shows')} hint={text(shows === 'draft' ? 'links.draftHint' : 'links.versionHint')}>
            <Segmented
              label={text('links.shows')}
              choices={[
                { value: 'draft', label: text('links.showsDraft') },
                {
                  value: 'version',
                  label: version === null ? text('links.noVersion') : text('links.showsVersion', { version }),
                  isDisabled: version === null,
                },
              ]}
              value={shows}
              onChange={setShows}
              fills
            />
          </Field>
          <TextInput
            label={text('links.days')}
            value={days}
            onChange={setDays}
            inputMode="numeric"
            maxLength={2}
            hint={text('links.daysHint')}
            error={isDaysFine ? null : text('links.needsDays')}
          />
          <Switch label={text('links.mayRemark')} isOn={mayRemark} onChange={setMayRemark} />
          <Switch label={text('links.ribbon')} isOn onChange={() => undefined} isLocked />
        </div>
        <div className={css.panelFoot}>
          <Button type="submit" variant="primary" icon="link-simple" isBusy={add.isPending} why={missing}>
            {text('links.make')}
          </Button>
        </div>
      </form>
    </aside>
  );
}
