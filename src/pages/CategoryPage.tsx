import { GameBrowser } from '../features/lobby/index.ts';
import { useScreen } from '../runtime/page/index.ts';
import { page } from './page.css.ts';

export default function CategoryPage() {
  const { category = 'HOT' } = useScreen();
  return (
    <div className={page}>
      <GameBrowser category={category} />
    </div>
  );
}
