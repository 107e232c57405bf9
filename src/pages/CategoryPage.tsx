import { useLocation } from 'react-router-dom';
import { screenOf } from '../domain/routes.ts';
import { GameBrowser } from '../features/lobby/index.ts';
import { page } from './page.css.ts';

export default function CategoryPage() {
  const { category = 'HOT' } = screenOf(useLocation().pathname);
  return (
    <div className={page}>
      <GameBrowser category={category} />
    </div>
  );
}
