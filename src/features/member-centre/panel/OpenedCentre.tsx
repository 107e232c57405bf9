import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { profileQueries } from '../../../api/profile.ts';
import { useText, WithWords } from '../../../i18n/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { type FailureCode, failureCodeOf, failureText } from '../../../wire/failure.ts';
import { Boundary, type FailedLoadProps } from './Boundary.tsx';
import { MemberPanel } from './MemberPanel.tsx';

export interface OpenedCentreProps {
  readonly balance: ReactNode;
  readonly onClose: () => void;
}

/** The panel, once the account and the words are there; the loader until then, and a dialog with a retry after a failure [MEMBER-20]. */
export function OpenedCentre(props: OpenedCentreProps) {
  return (
    <Boundary Failed={WordsFailed} onClose={props.onClose}>
      <Suspense fallback={<Loading />}>
        <WithWords areas={['member']}>
          <Loaded {...props} />
        </WithWords>
      </Suspense>
    </Boundary>
  );
}

function Loaded({ balance, onClose }: OpenedCentreProps) {
  const { data, error, isFetching, refetch } = useQuery(profileQueries.info());
  if (data !== undefined) return <MemberPanel member={data} balance={balance} onClose={onClose} />;
  if (error === null || isFetching) return <Loading />;
  return <Failed code={failureCodeOf(error)} onClose={onClose} onRetry={() => void refetch()} />;
}

function Loading() {
  const t = useText();
  const { showLoader } = useOverlays();
  const cover = useEffectEvent(() => showLoader(t('common.loading')));
  useEffect(() => cover(), []);
  return null;
}

const WordsFailed = (props: FailedLoadProps) => <Failed {...props} code="NETWORK" />;

interface FailedProps extends FailedLoadProps {
  readonly code: FailureCode;
}

/** The session answers these failures. */
const answeredElsewhere: readonly FailureCode[] = ['AUTH_REQUIRED', 'PASSWORD_CHANGE'];

function Failed({ code, onClose, onRetry }: FailedProps) {
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
