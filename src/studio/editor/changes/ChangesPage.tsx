import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { failureTextOf, read } from '../../api/index.ts';
import { useMay } from '../../app/index.ts';
import { useLocalized, useText } from '../../i18n/index.ts';
import { Button, EmptyState, Skeleton } from '../../kit/index.ts';
import { factsOf } from '../../preview/choices.ts';
import { DraftProvider } from '../draft/DraftProvider.tsx';
import { useDraft, useDraftActs, useOpenDraft } from '../draft/useDraft.ts';
import { useLastGood, useProblems } from '../draft/useProblems.ts';
import { sectionAt } from '../fields/sections.ts';
import * as layout from '../layout/layout.css.ts';
import { TopBar } from '../layout/TopBar.tsx';
import { ChangeList } from './ChangeList.tsx';
import * as css from './changes.css.ts';
import { PublishPane } from './PublishPane.tsx';
import { useLookedAt } from './pictures/lookedAt.ts';
import { screensOf } from './pictures/screens.ts';

const Comparison = lazy(() => import('./pictures/Comparison.tsx'));

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
  const localize = useLocalized();
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
  const lookedAt = useLookedAt(merchant, data?.revision ?? 0);
  const screens = useMemo(
    () => screensOf(data?.changes.map(({ pointer }) => pointer) ?? [], factsOf(good.document)),
    [data, good.document],
  );
  const focused = data?.changes.find(({ pointer }) => pointer === chosen) ?? null;

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
          <Suspense fallback={<Skeleton height="100%" />}>
            <Comparison
              merchant={merchant}
              document={good.document}
              revision={data.revision}
              base={data.base}
              screens={screens}
              lookedAt={lookedAt.screens}
              onLooked={lookedAt.look}
              focused={focused?.pointer ?? null}
              focusedLabel={focused === null ? '' : localize(focused.place)}
            />
          </Suspense>
        </div>
        <PublishPane
          changes={data}
          looked={{ count: screens.filter(({ id }) => lookedAt.screens.includes(id)).length, of: screens.length }}
          onStale={() => void refetch()}
        />
      </div>
    </div>
  );
}
