import type { AuditRow } from '../../../wire/studio/session.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Badge, Button, IconButton, showToast } from '../../kit/index.ts';
import * as css from './audit.css.ts';
import { useActName, useDetails, usePersonName } from './auditText.ts';

/** One entry with all its facts, beside the list. */
export function AuditEntry({ row, onClose }: { readonly row: AuditRow; readonly onClose: () => void }) {
  const text = useText();
  const moment = useMoment();
  const actName = useActName();
  const details = useDetails();
  const personName = usePersonName();
  const facts = [
    { name: 'who', label: text('audit.operator'), value: personName(row.by) },
    { name: 'when', label: text('audit.when'), value: moment(row.at, 'second') },
    ...(row.merchant === null ? [] : [{ name: 'merchant', label: text('audit.merchant'), value: row.merchant }]),
    ...details(row),
  ];
  return (
    <aside className={css.entry} aria-label={actName(row.kind)}>
      <div className={css.entryHead}>
        <Badge tone={row.outcome === 'refused' ? 'warning' : 'success'}>
          {text(row.outcome === 'refused' ? 'audit.refused' : 'audit.done')}
        </Badge>
        <span className={css.space} />
        <IconButton icon="x" label={text('audit.close')} size="small" onPress={onClose} />
      </div>
      <h2 className={css.entryTitle}>{actName(row.kind)}</h2>
      <dl className={css.facts}>
        {facts.map(({ name, label, value }) => (
          <div key={name} className={css.fact}>
            <dt className={css.quiet}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.id}>
        <span className={css.quiet}>{text('audit.id')}</span> <code>{row.id}</code>
      </p>
      <Button
        icon="link-simple"
        onPress={() =>
          void navigator.clipboard.writeText(window.location.href).then(() => showToast({ title: text('signIn.copied') }))
        }
      >
        {text('audit.copyLink')}
      </Button>
    </aside>
  );
}
