import { useLocation } from 'react-router-dom';
import { screenOf } from '../domain/routes.ts';
import { useSession, useVisitor } from '../features/auth/index.ts';
import { GameBrowser, LobbyProvider } from '../features/lobby/index.ts';
import { page } from './page.css.ts';

export default function CategoryPage() {
  const { category = 'HOT' } = screenOf(useLocation().pathname);
  return (
    <div className={page}>
      <LobbyProvider visitor={useVisitor()} guard={useSession().guard}>
        <GameBrowser category={category} />
      </LobbyProvider>
    </div>
  );
}
