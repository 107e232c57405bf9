let wanted: string | null = null;

/** Where somebody wanted to go when the login came in between. A path of this site, kept in memory only. */
export const wantedPath = {
  keep(path: string): void {
    wanted = path.startsWith('/') && !path.startsWith('//') ? path : null;
  },
  take(): string | null {
    const path = wanted;
    wanted = null;
    return path;
  },
};
