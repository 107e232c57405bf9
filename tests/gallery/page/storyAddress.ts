/** Storybook id of a state's generated story. */
export const storyId = (flow: string, story: string) => `flow-${kebab(flow)}--${story.replaceAll('--', '-')}`;

const kebab = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** URL of a story's iframe, with the current brand, mode and language. */
export const pictureAddress = (id: string) => `iframe.html?viewMode=story&id=${id}&globals=${globals()}`;

/** URL of a story inside Storybook, with the current brand, mode and language. */
export const storyAddress = (id: string) => `./?path=/story/${id}&globals=${globals()}`;

function globals(): string {
  const { brand = '', palette = 'dark' } = document.documentElement.dataset;
  return `brand:${brand};mode:${palette};language:${document.documentElement.lang}`;
}

/**
 * Whether this page may embed other stories: only inside Storybook's preview, and not in snapshots (`frames=none`), where every
 * story has a picture already.
 */
export const canPreview = () =>
  location.pathname.endsWith('/iframe.html') && new URLSearchParams(location.search).get('frames') !== 'none';
