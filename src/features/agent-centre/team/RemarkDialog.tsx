import { useState } from 'react';
import { agentCalls } from '../../../api/agents.ts';
import { useText } from '../../../i18n/index.ts';
import { useQueryClient } from '../../../runtime/data/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Sheet } from '../../../ui/Sheet/Sheet.tsx';
import type { TeamRow } from '../../../wire/agents.ts';
import { failureText } from '../../../wire/failure.ts';
import { useSubmit } from '../parts/useSubmit.ts';

const limit = 140;

interface RemarkDialogProps {
  readonly row: TeamRow;
  readonly onClose: () => void;
}

/** A note of the agent on a downline, which only the agent reads. */
export function RemarkDialog({ row, onClose }: RemarkDialogProps) {
  const t = useText();
  const cache = useQueryClient();
  const [text, setText] = useState(row.remark);
  const { busy, failed, submit } = useSubmit();
  const isLong = Array.from(text.trim()).length > limit;
  const save = async () => {
    if (isLong) return;
    const isSaved = await submit(async () => {
      await agentCalls.remark({ account: row.id, text: text.trim() });
    });
    if (!isSaved) return;
    void cache.invalidateQueries({ queryKey: ['member', 'team'] });
    onClose();
  };
  return (
    <Sheet title={t('agent.remark.of', { name: row.name })} onClose={onClose}>
      <Form label={t('agent.remark')} busy={busy} onSubmit={() => void save()}>
        <FailureLine failed={failed} textOf={failureText} />
        <TextArea
          name="remark"
          label={t('agent.remark')}
          help={t('agent.remark.private')}
          fault={isLong ? t('agent.remark.long', { limit }) : null}
          value={text}
          limit={limit}
          rows={3}
          onChange={setText}
        />
        <Button type="submit" block busy={busy}>
          {t('agent.remark.save')}
        </Button>
      </Form>
    </Sheet>
  );
}
