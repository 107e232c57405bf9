import { DownloadOptions } from '../features/download/index.ts';
import { page } from './page.css.ts';

export default function DownloadPage() {
  return (
    <div className={page}>
      <DownloadOptions />
    </div>
  );
}
