import { useParams } from 'react-router-dom';
import { DraftProvider } from '../draft/DraftProvider.tsx';
import { Editor } from './Editor.tsx';

export default function EditorPage() {
  const { merchant = '' } = useParams();
  return (
    <DraftProvider merchant={merchant}>
      <Editor key={merchant} />
    </DraftProvider>
  );
}
