import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { languageName } from '../../../domain/language.ts';
import { studioLanguages, useChooseLanguage, useLanguage, useText } from '../../i18n/index.ts';
import { chooseMode } from '../../theme/mode.ts';
import { useMay } from '../session.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { OpenPalette } from './openPalette.ts';
import { Palette } from './Palette.tsx';
import { type Command, useCommands } from './registry.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Palette, keyboard help and the commands that every page has. */
export function Commands({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'palette' | 'keyboard' | null>(null);
  const openPalette = useCallback(() => setOpen('palette'), []);
  useCommands(useOwnCommands(setOpen));

  const perform = useCallback(
    ({ to, run }: Command, isBeside = false) => {
      setOpen((was) => (was === 'palette' ? null : was));
      if (to === undefined) run?.();
      else if (isBeside) window.open(`/studio${to}`, '_blank', 'noopener');
      else void navigate(to);
    },
    [navigate],
  );
  useShortcuts(perform);

  return (
    <OpenPalette value={openPalette}>
      {children}
      {open === 'palette' ? <Palette onClose={() => setOpen(null)} onChoose={perform} /> : null}
      {open === 'keyboard' ? <KeyboardHelp onClose={() => setOpen(null)} /> : null}
    </OpenPalette>
  );
}

function useOwnCommands(open: (which: 'palette' | 'keyboard') => void): readonly Command[] {
  const text = useText();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const mayEdit = useMay('editor');
  const mayRule = useMay('owner');
  return useMemo(
    () => [
      {
        id: 'palette',
        group: 'commands',
        label: text('palette.title'),
        keys: 'mod+K',
        whileWriting: true,
        isKeyOnly: true,
        run: () => open('palette'),
      },
      {
        id: 'keyboard',
        group: 'commands',
        label: text('keyboard.title'),
        icon: 'keyboard',
        keys: '?',
        run: () => open('keyboard'),
      },
      { id: 'brands', group: 'pages', label: text('shell.brands'), icon: 'squares-four', keys: 'g b', to: '/' },
      ...(mayEdit ? [{ id: 'new', group: 'pages', label: text('shell.newBrand'), icon: 'plus', to: '/new' } as const] : []),
      { id: 'team', group: 'pages', label: text('shell.team'), icon: 'users-three', keys: 'g t', to: '/team' },
      ...(mayRule
        ? [
            {
              id: 'audit',
              group: 'pages',
              label: text('shell.audit'),
              icon: 'list-magnifying-glass',
              keys: 'g a',
              to: '/audit',
            } as const,
          ]
        : []),
      ...(['dark', 'light', 'system'] as const).map(
        (mode): Command => ({
          id: `mode-${mode}`,
          group: 'commands',
          label: `${text('shell.mode')}: ${text(`shell.mode.${mode}`)}`,
          icon: mode === 'light' ? 'sun' : mode === 'dark' ? 'moon' : 'desktop',
          run: () => chooseMode(mode),
        }),
      ),
      ...studioLanguages
        .filter((other) => other !== language)
        .map(
          (other): Command => ({
            id: `language-${other}`,
            group: 'commands',
            label: `${text('shell.language')}: ${languageName(other)}`,
            icon: 'translate',
            run: () => chooseLanguage(other),
          }),
        ),
    ],
    [text, language, chooseLanguage, mayEdit, mayRule, open],
  );
}
