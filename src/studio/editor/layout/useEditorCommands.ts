import { type RefObject, useMemo, useRef } from 'react';
import { localized } from '../../../domain/language.ts';
import { type Command, useCommands } from '../../app/index.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { useDraftActs } from '../draft/useDraft.ts';
import type { StudioProblem } from '../draft/useProblems.ts';
import { type SectionId, sectionAt } from '../fields/sections.ts';
import { allSettings } from './findSettings.ts';
import type { Panes } from './usePanes.ts';

interface EditorCommands {
  readonly problems: readonly StudioProblem[];
  readonly isJson: boolean;
  readonly reveal: (pointer: string) => void;
  readonly show: (next: { readonly section?: SectionId; readonly isJson?: boolean }) => void;
  readonly panes: Panes;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** Keys of the editor, and its settings in the palette. */
export function useEditorCommands({ problems, isJson, reveal, show, panes, searchRef }: EditorCommands): void {
  const text = useText();
  const language = useLanguage();
  const { undo, redo, apply } = useDraftActs();
  const at = useRef(-1);
  const { toggleTree, toggleForm, expandTree } = panes;

  useCommands(
    useMemo((): readonly Command[] => {
      const walk = (by: number) => {
        if (problems.length === 0) return;
        at.current = (at.current + by + problems.length) % problems.length;
        const problem = problems[at.current];
        if (problem !== undefined) reveal(problem.pointer);
      };
      const repair = () => {
        const here = problems[Math.max(0, at.current)];
        const fixable = here?.fix === null || here === undefined ? problems.find(({ fix }) => fix !== null) : here;
        if (fixable?.fix !== null && fixable !== undefined) apply(fixable.fix);
      };
      const find = () => {
        expandTree();
        requestAnimationFrame(() => searchRef.current?.focus());
      };
      const command = (id: string, label: string, keys: string, whileWriting = false): Command => ({
        id: `editor-${id}`,
        group: 'commands',
        label,
        keys,
        whileWriting,
      });
      return [
        { ...command('undo', text('editor.undo'), 'mod+Z', true), run: undo },
        { ...command('redo', text('editor.redo'), 'mod+shift+Z', true), run: redo },
        { ...command('json', text('editor.toggleJson'), 'mod+J', true), run: () => show({ isJson: !isJson }) },
        { ...command('find', text('editor.find'), '/'), run: find },
        { ...command('next', text('editor.nextProblem'), 'F8', true), run: () => walk(1) },
        { ...command('previous', text('editor.previousProblem'), 'shift+F8', true), run: () => walk(-1) },
        { ...command('repair', text('editor.repairProblem'), 'mod+.', true), run: repair },
        { ...command('tree', text('editor.collapseTree'), '['), run: toggleTree },
        { ...command('form', text('editor.collapseForm'), ']'), run: toggleForm },
      ];
    }, [text, problems, isJson, reveal, show, undo, redo, apply, toggleTree, toggleForm, expandTree, searchRef]),
  );

  useCommands(
    useMemo(
      () =>
        allSettings().map(
          (field): Command => ({
            id: `setting ${field.pointer}`,
            group: 'settings',
            label: localized(field.title, language),
            detail: text(`section.${sectionAt(field.pointer).id}`),
            words: `${Object.values(field.title).join(' ')} ${field.pointer}`,
            run: () => reveal(field.pointer),
          }),
        ),
      [text, language, reveal],
    ),
  );
}
