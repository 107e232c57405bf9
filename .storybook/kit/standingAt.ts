/**
 * For a story's `beforeEach`: sets `location` to `path` for code that reads it directly, since the router of stories is in memory.
 * Keeps the query, which Storybook reads to find its story.
 */
export const standingAt = (path: string) => () => {
  const before = location.pathname;
  const moveTo = (pathname: string) => history.replaceState(history.state, '', `${pathname}${location.search}`);
  moveTo(path);
  return () => moveTo(before);
};
