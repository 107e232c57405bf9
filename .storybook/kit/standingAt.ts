/**
 * For a story's `beforeEach`: the router of stories lives in memory, and what asks the browser itself where it is would hear the
 * frame's address. The query stays, since Storybook reads there which story it shows.
 */
export const standingAt = (path: string) => () => {
  const before = location.pathname;
  const moveTo = (pathname: string) => history.replaceState(history.state, '', `${pathname}${location.search}`);
  moveTo(path);
  return () => moveTo(before);
};
