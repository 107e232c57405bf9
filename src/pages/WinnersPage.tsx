import { useSession, useVisitor } from '../features/auth/index.ts';
import { LobbyProvider, WinnersList } from '../features/lobby/index.ts';
import { page } from './page.css.ts';

export default function WinnersPage() {
  return (
    <div className={page}>
      <LobbyProvider visitor={useVisitor()} guard={useSession().guard}>
        <WinnersList />
      </LobbyProvider>
    </div>
  );
}
