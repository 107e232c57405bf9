import { WinnersList } from '../features/lobby/index.ts';
import { page } from './page.css.ts';

export default function WinnersPage() {
  return (
    <div className={page}>
      <WinnersList />
    </div>
  );
}
