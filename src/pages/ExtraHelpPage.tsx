import { ExtraHelp } from '../features/help/index.ts';

export default function ExtraHelpPage() {
  return <ExtraHelp />;
}
