import { GameScreen } from '../features/play/index.ts';

export default function GamePage() {
  return <GameScreen />;
}
