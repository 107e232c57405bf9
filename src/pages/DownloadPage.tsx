import { DownloadOptions } from '../features/download/index.ts';
import { InstallButton } from '../features/install/index.ts';
import { page } from './page.css.ts';

export default function DownloadPage() {
  return (
    <div className={page}>
      <DownloadOptions install={<InstallButton />} />
    </div>
  );
}
