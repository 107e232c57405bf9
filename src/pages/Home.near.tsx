import type { ReactNode } from 'react';
import { DownloadBand } from '../features/download/index.ts';
import { Missions, Promotions } from '../features/home/index.ts';
import { LiveTables, Winners } from '../features/lobby/index.ts';
import type { HomeSection } from '../wire/boot.ts';

/** Sections that no brand needs in its first screen. */
export type NearHomeSection = Exclude<HomeSection, 'hero' | 'announcements' | 'categories' | 'hotGames'>;

export default function HomeNear({ section }: { readonly section: NearHomeSection }) {
  return contents[section]();
}

const contents: Readonly<Record<NearHomeSection, () => ReactNode>> = {
  winners: () => <Winners />,
  live: () => <LiveTables />,
  promotions: () => <Promotions />,
  missions: () => <Missions />,
  download: () => <DownloadBand />,
};
