import { useMemo } from 'react';
import { previewVisitors } from '../../domain/previewMessages.ts';
import { type Command, useCommands } from '../app/index.ts';
import { useText } from '../i18n/index.ts';
import { IconButton, Kbd, Segmented, Select } from '../kit/index.ts';
import type { Device, View } from './choices.ts';
import { PlacePick } from './PlacePick.tsx';
import { placeOf, type Visitor } from './places.ts';
import * as css from './preview.css.ts';

interface PreviewBarProps {
  readonly view: View;
  readonly onChange: (change: Partial<View>) => void;
  readonly languages: readonly string[];
  readonly modes: readonly ('dark' | 'light')[];
  readonly canSplit: boolean;
  readonly isGuestsOnly: boolean;
  /** Leaves visitor, language, split and window out. */
  readonly compact: boolean;
  /** Address of the page in a separate window. */
  readonly address: string | null;
}

/** Choices of the part of the site that is shown, and of its appearance. */
export function PreviewBar(props: PreviewBarProps) {
  const { view, onChange, languages, modes, canSplit, isGuestsOnly, compact, address } = props;
  const text = useText();
  usePreviewKeys({ view, onChange, languages, modes, canSplit });
  return (
    <div className={css.bar} role="toolbar" aria-label={text('preview.bar')}>
      <PlacePick address={view.page} onChange={(page) => onChange({ page, visitor: placeOf(page)?.visitor ?? view.visitor })} />
      <Segmented
        label={text('preview.mode')}
        choices={[
          { value: 'light', label: text('preview.mode.light'), icon: 'sun', isDisabled: !modes.includes('light') },
          { value: 'dark', label: text('preview.mode.dark'), icon: 'moon', isDisabled: !modes.includes('dark') },
        ]}
        value={view.mode}
        onChange={(mode) => onChange({ mode })}
      />
      {compact || languages.length < 2 ? null : (
        <Segmented
          label={text('preview.language')}
          choices={languages.map((value) => ({ value, label: value.toUpperCase() }))}
          value={view.language}
          onChange={(language) => onChange({ language })}
        />
      )}
      <Segmented<Device>
        label={text('preview.width')}
        choices={[
          { value: 'desktop', label: text('preview.width.desktop'), icon: 'desktop' },
          { value: 'tablet', label: text('preview.width.tablet'), icon: 'device-tablet' },
          { value: 'phone', label: text('preview.width.phone'), icon: 'device-mobile' },
        ]}
        value={view.device}
        onChange={(device) => onChange({ device })}
      />
      {compact ? null : (
        <Select<Visitor>
          look="pick"
          icon="user"
          label={text('preview.visitor')}
          options={previewVisitors.map((value) => ({
            value,
            label: text(`preview.visitor.${value}`),
            ...(value !== 'guest' && isGuestsOnly ? { isDisabled: true, detail: text('preview.guestsOnly') } : {}),
          }))}
          value={view.visitor}
          onChange={(visitor) => onChange({ visitor })}
        />
      )}
      <span className={css.space} />
      {compact || !canSplit ? null : (
        <IconButton
          label={text('preview.split')}
          icon="columns"
          size="small"
          keys={<Kbd keys="S" />}
          isSelected={view.isSplit}
          onPress={() => onChange({ isSplit: !view.isSplit })}
        />
      )}
      <IconButton
        label={text('preview.pick')}
        icon="cursor-click"
        size="small"
        keys={<Kbd keys="I" />}
        isSelected={view.isPicking}
        onPress={() => onChange({ isPicking: !view.isPicking })}
      />
      {compact || address === null ? null : (
        <IconButton
          label={text('preview.open')}
          icon="arrow-square-out"
          size="small"
          onPress={() => void window.open(address, '_blank', 'noopener')}
        />
      )}
    </div>
  );
}

function usePreviewKeys({
  view,
  onChange,
  languages,
  modes,
  canSplit,
}: Omit<PreviewBarProps, 'compact' | 'address' | 'isGuestsOnly'>) {
  const text = useText();
  const commands = useMemo((): readonly Command[] => {
    const key = (id: string, keys: string, label: string, run: () => void): Command => {
      return { id: `preview.${id}`, group: 'commands', label, keys, isKeyOnly: true, run };
    };
    const after = languages[(languages.indexOf(view.language) + 1) % languages.length] ?? view.language;
    const mode = view.mode === 'dark' ? 'light' : 'dark';
    return [
      ...(modes.includes(mode) ? [key('mode', 'D', text('preview.mode'), () => onChange({ mode }))] : []),
      key('language', 'L', text('preview.language'), () => onChange({ language: after })),
      key('desktop', '1', text('preview.width.desktop'), () => onChange({ device: 'desktop' })),
      key('tablet', '2', text('preview.width.tablet'), () => onChange({ device: 'tablet' })),
      key('phone', '3', text('preview.width.phone'), () => onChange({ device: 'phone' })),
      key('pick', 'I', text('preview.pick'), () => onChange({ isPicking: !view.isPicking })),
      ...(canSplit ? [key('split', 'S', text('preview.split'), () => onChange({ isSplit: !view.isSplit }))] : []),
    ];
  }, [view, onChange, languages, modes, canSplit, text]);
  useCommands(commands);
}
