import type { ReactNode } from 'react';
import { profileQueries } from '../../../api/profile.ts';
import { CentreFailed, CentreLoading, CentreOpening } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { failureCodeOf } from '../../../wire/failure.ts';
import { MemberPanel } from './MemberPanel.tsx';

export interface OpenedCentreProps {
  readonly balance: ReactNode;
  readonly onClose: () => void;
}

/** The panel, once the account and the words are there [MEMBER-20]. */
export function OpenedCentre(props: OpenedCentreProps) {
  return (
    <CentreOpening areas={['member']} onClose={props.onClose}>
      <Loaded {...props} />
    </CentreOpening>
  );
}

function Loaded({ balance, onClose }: OpenedCentreProps) {
  const { data, error, isFetching, refetch } = useQuery(profileQueries.info());
  if (data !== undefined) return <MemberPanel member={data} balance={balance} onClose={onClose} />;
  if (error === null || isFetching) return <CentreLoading />;
  return <CentreFailed code={failureCodeOf(error)} onClose={onClose} onRetry={() => void refetch()} />;
}
