import { useSession, useVisitor } from '../features/auth/index.ts';
import { FavouriteGames, LobbyProvider } from '../features/lobby/index.ts';
import { page } from './page.css.ts';

export default function FavouritesPage() {
  return (
    <div className={page}>
      <LobbyProvider visitor={useVisitor()} guard={useSession().guard}>
        <FavouriteGames />
      </LobbyProvider>
    </div>
  );
}
