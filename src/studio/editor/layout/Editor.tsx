import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../api/index.ts';
import { useMay } from '../../app/index.ts';
import { useText } from '../../i18n/index.ts';
import { useDocument, useOpenDraft, usePublished } from '../draft/useDraft.ts';
import { useLastGood, useProblems } from '../draft/useProblems.ts';
import { differences } from '../fields/differences.ts';
import { countBySection, type SectionId, sectionAt, sectionOf, sections } from '../fields/sections.ts';
import { FormContext } from '../form/fieldState.ts';
import { ProblemsPanel } from '../problems/ProblemsPanel.tsx';
import * as css from './layout.css.ts';
import { Preview } from './Preview.tsx';
import { ProblemsStrip } from './ProblemsStrip.tsx';
import { type Revealed, RevealedContext } from './revealed.ts';
import { SectionForm } from './SectionForm.tsx';
import { SectionTree } from './SectionTree.tsx';
import { sectionPages } from './sectionPages.ts';
import { TopBar } from './TopBar.tsx';
import { useEditorCommands } from './useEditorCommands.ts';
import { usePanes } from './usePanes.ts';

const JsonEditor = lazy(() => import('../json/JsonEditor.tsx'));

/** The editor of one brand: sections, their form or own page, the JSON of the same document, the site beside it. */
export function Editor() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const section = sectionOf(search.get('section') ?? undefined) ?? sections[0];
  const isJson = search.get('view') === 'json';
  const mayEdit = useMay('editor');
  const { merchant } = useOpenDraft();
  const document = useDocument();
  const published = usePublished();
  const problems = useProblems();
  const good = useLastGood(problems);
  const [revealed, setRevealed] = useState<Revealed | null>(() => {
    const at = search.get('at');
    return at === null ? null : { pointer: at, turn: 0 };
  });
  const [focused, setFocused] = useState<string | null>(null);
  const [isListing, setListing] = useState(false);
  const panes = usePanes();
  const searchRef = useRef<HTMLInputElement>(null);

  const show = useCallback(
    (next: { readonly section?: SectionId; readonly isJson?: boolean }) =>
      setSearch(
        (now) => {
          const params = new URLSearchParams(now);
          if (next.section !== undefined) params.set('section', next.section);
          if (next.isJson !== undefined) params[next.isJson ? 'set' : 'delete']('view', 'json');
          return params;
        },
        { replace: next.section === undefined },
      ),
    [setSearch],
  );
  const reveal = useCallback(
    (pointer: string) => {
      show({ section: sectionAt(pointer).id });
      setRevealed((was) => ({ pointer, turn: (was?.turn ?? 0) + 1 }));
    },
    [show],
  );
  useRevealedFocus(revealed);
  usePresence(merchant, focused);
  useEditorCommands({ problems, isJson, reveal, show, panes, searchRef });

  const form = useMemo(() => ({ problems, isReadOnly: !mayEdit, onFocus: setFocused }), [problems, mayEdit]);
  const changes = useMemo(() => countBySection(differences(published, document)), [published, document]);
  const wrong = useMemo(() => countBySection(problems.map(({ pointer }) => pointer)), [problems]);
  const stops = problems.filter((problem) => problem.stops).length;
  if (section === undefined) return null;
  const SectionPage = section.page === undefined ? undefined : sectionPages[section.page];
  const hasOwnPage = SectionPage !== undefined && !isJson;
  const isDense = isJson || section.page === 'colours' || section.page === 'help';

  return (
    <FormContext value={form}>
      <RevealedContext value={revealed}>
        <div className={css.page}>
          <TopBar stops={stops} />
          <div className={css.body}>
            <SectionTree
              selected={section.id}
              onSelect={(id) => show({ section: id, isJson: false })}
              onReveal={reveal}
              changes={changes}
              problems={wrong}
              isIcons={panes.isTreeIcons || isDense}
              onExpand={panes.expandTree}
              isJson={isJson}
              onJson={() => show({ isJson: !isJson })}
              searchRef={searchRef}
            />
            {hasOwnPage ? (
              <Suspense>
                <SectionPage
                  section={section}
                  renderPreview={(page) => <Preview good={good} focused={focused} onPick={reveal} page={page} isCompact />}
                />
              </Suspense>
            ) : (
              <>
                {panes.isFormHidden ? null : (
                  <SectionForm
                    key={section.id}
                    section={section}
                    changes={changes[section.id] ?? 0}
                    onJson={() => show({ isJson: !isJson })}
                    isJson={isJson}
                  />
                )}
                <button
                  type="button"
                  className={css.edge}
                  aria-label={text('editor.collapseForm')}
                  onClick={panes.toggleForm}
                />
                {isJson ? (
                  <Suspense>
                    <JsonEditor problems={problems} revealed={revealed} />
                  </Suspense>
                ) : null}
                <Preview good={good} focused={focused} onPick={reveal} isCompact={isJson} />
              </>
            )}
            {isListing ? <ProblemsPanel problems={problems} onReveal={reveal} onClose={() => setListing(false)} /> : null}
          </div>
          <ProblemsStrip problems={problems} isOpen={isListing} onToggle={() => setListing(!isListing)} onReveal={reveal} />
        </div>
      </RevealedContext>
    </FormContext>
  );
}

/** Puts the focus into the setting that was asked for, once it is drawn. */
function useRevealedFocus(revealed: Revealed | null): void {
  useEffect(() => {
    if (revealed === null) return undefined;
    const timer = setTimeout(() => {
      const parts = revealed.pointer.split('/');
      for (let length = parts.length; length > 1; length -= 1) {
        const place = document.querySelector<HTMLElement>(`[data-setting="${CSS.escape(parts.slice(0, length).join('/'))}"]`);
        if (place === null) continue;
        place.scrollIntoView({ block: 'center' });
        place.querySelector<HTMLElement>('input:not([type=file],[type=color]), textarea, button, [tabindex]')?.focus();
        return;
      }
    }, 60);
    return () => clearTimeout(timer);
  }, [revealed]);
}

/** Notifies others which setting this person is at. */
function usePresence(merchant: string, pointer: string | null): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Others merely do not see where this person is.
      call('atPlace', { params: { merchant }, body: { pointer } }).catch(() => undefined);
    }, 500);
    return () => clearTimeout(timer);
  }, [merchant, pointer]);
}
