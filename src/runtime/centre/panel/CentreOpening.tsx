import { type ComponentProps, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useText, WithWords } from '../../../i18n/index.ts';
import { type FailureCode, failureText } from '../../../wire/failure.ts';
import { useOverlays } from '../../overlays/index.ts';
import { Boundary, type FailedLoadProps } from './Boundary.tsx';

interface CentreOpeningProps extends Pick<ComponentProps<typeof WithWords>, 'areas'> {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Words of a centre around its content; the loader until they are there, and a dialog with a retry after a failure [MEMBER-20]. */
export function CentreOpening({ areas, onClose, children }: CentreOpeningProps) {
  return (
    <Boundary Failed={WordsFailed} onClose={onClose}>
      <Suspense fallback={<CentreLoading />}>
        <WithWords areas={areas}>{children}</WithWords>
      </Suspense>
    </Boundary>
  );
}

/** Covers the site with the loader. */
export function CentreLoading() {
  const t = useText();
  const { showLoader } = useOverlays();
  const cover = useEffectEvent(() => showLoader(t('common.loading')));
  useEffect(() => cover(), []);
  return null;
}

const WordsFailed = (props: FailedLoadProps) => <CentreFailed {...props} code="NETWORK" />;

export interface CentreFailedProps extends FailedLoadProps {
  readonly code: FailureCode;
}

/** The session answers these failures. */
const answeredElsewhere: readonly FailureCode[] = ['AUTH_REQUIRED', 'PASSWORD_CHANGE'];

/** Asks whether to load again. */
export function CentreFailed({ code, onClose, onRetry }: CentreFailedProps) {
  const t = useText();
  const { showDialog } = useOverlays();
  const ask = useEffectEvent(() => {
    if (answeredElsewhere.includes(code)) return;
    showDialog({
      title: t(failureText(code)),
      buttons: [
        { label: t('common.close'), tone: 'secondary', onPress: onClose },
        { label: t('common.retry'), onPress: onRetry },
      ],
    });
  });
  useEffect(() => ask(), []);
  return null;
}
