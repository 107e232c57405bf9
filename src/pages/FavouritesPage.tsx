import { FavouriteGames } from '../features/lobby/index.ts';
import { page } from './page.css.ts';

export default function FavouritesPage() {
  return (
    <div className={page}>
      <FavouriteGames />
    </div>
  );
}
