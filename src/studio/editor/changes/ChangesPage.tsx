import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { failureTextOf, read } from '../../api/index.ts';
import { useMay } from '../../app/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, EmptyState, Skeleton } from '../../kit/index.ts';
import { DraftProvider } from '../draft/DraftProvider.tsx';
import { useDraft, useDraftActs, useOpenDraft } from '../draft/useDraft.ts';
import { useLastGood, useProblems } from '../draft/useProblems.ts';
import { sectionAt } from '../fields/sections.ts';
import * as layout from '../layout/layout.css.ts';
import { Preview } from '../layout/Preview.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { ChangeList } from './ChangeList.tsx';
import * as css from './changes.css.ts';
import { PublishPane } from './PublishPane.tsx';

export default function ChangesPage() {
  const { merchant = '' } = useParams();
  return (
    <DraftProvider merchant={merchant}>
      <Changes key={merchant} />
    </DraftProvider>
  );
}

/** Changes that publishing would make, in words; its conditions; and the act itself. */
function Changes() {
  const text = useText();
  const navigate = useNavigate();
  const { merchant } = useOpenDraft();
  const { apply } = useDraftActs();
  const mayEdit = useMay('editor');
  const problems = useProblems();
  const good = useLastGood(problems);
  const revision = useDraft(({ context }) => context.server.revision);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    ...read('changes', { params: { merchant } }),
    queryKey: ['changes', { merchant }, {}, revision],
    placeholderData: (old) => old,
  });
  const stops = problems.filter((problem) => problem.stops).length;
  const focused = useMemo(() => data?.changes.find(({ pointer }) => pointer === chosen)?.pointer ?? null, [data, chosen]);

  if (error !== null && data === undefined)
    return (
      <EmptyState icon="plugs-connected" title={failureTextOf(error, text)}>
        <Button onPress={() => void refetch()}>{text('failure.retry')}</Button>
      </EmptyState>
    );
  if (data === undefined)
    return (
      <div className={css.waiting} role="status" aria-label={text('changes.loading')}>
        <Skeleton height={28} width={220} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </div>
    );
  const openSetting = (pointer: string) =>
    void navigate(`/brands/${merchant}/edit?section=${sectionAt(pointer).id}&at=${encodeURIComponent(pointer)}`);
  return (
    <div className={layout.page}>
      <TopBar stops={stops} isChangesPage />
      <div className={layout.body}>
        <ChangeList
          changes={data}
          chosen={chosen}
          onChoose={setChosen}
          onOpen={openSetting}
          onUndo={mayEdit ? (change) => apply(change.undo) : null}
        />
        <div className={css.middle}>
          <Preview good={good} focused={focused} onPick={openSetting} />
        </div>
        <PublishPane changes={data} onStale={() => void refetch()} />
      </div>
    </div>
  );
}
