import { useState } from 'react';
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

interface ExportButtonProps {
  /** Name of the file. */
  readonly name: string;
  /** @throws {Failure} */
  readonly load: () => Promise<Blob>;
}

/** Saves the list with its filters as a CSV file. In the title row. */
export function ExportButton({ name, load }: ExportButtonProps) {
  const t = useText();
  const isPhone = useMedia(below.md);
  const { showToast } = useOverlays();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await load(), name);
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
