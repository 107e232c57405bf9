import { useState } from 'react';
import type { DayRange } from '../../../domain/datePresets.ts';
import { foldText } from '../../../domain/searchText.ts';
import { useText } from '../../../i18n/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import { useOverlays } from '../../overlays/index.ts';
import { PageAction } from '../parts/PageAction.tsx';
import { useMedia } from '../parts/useMedia.ts';
import { saveFile } from './saveFile.ts';

export interface ExportButtonProps {
  /** Heading of the list, which names the file. */
  readonly title: string;
  /** First and last day of the list. */
  readonly days: DayRange;
  /** @throws {Failure} */
  readonly load: () => Promise<Blob>;
}

/** A title in letters that every file system and mail program takes. */
const fileName = (title: string) => foldText(title).replace(/[^a-z0-9]+/g, '-');

/** Saves the list with its filters as a CSV file. In the title row. */
export function ExportButton({ title, days: { from, until }, load }: ExportButtonProps) {
  const t = useText();
  const isPhone = useMedia(below.md);
  const { showToast } = useOverlays();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await load(), `${fileName(title)}-${from}-${until}.csv`);
    } catch (error) {
      showToast({ tone: 'danger', title: t(failureText(failureCodeOf(error))) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <PageAction>
      {isPhone ? (
        <IconButton
          label={t('records.export')}
          icon={<Icon name="download-simple" size={20} />}
          aria-busy={busy ? true : undefined}
          onClick={() => (busy ? undefined : void save())}
        />
      ) : (
        <Button tone="secondary" busy={busy} iconStart={<Icon name="download-simple" size={18} />} onClick={() => void save()}>
          {t('records.export')}
        </Button>
      )}
    </PageAction>
  );
}
