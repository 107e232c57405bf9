/** Id of a state's story, as Storybook makes it of the generated file. */
export const storyId = (flow: string, story: string) => `flow-${kebab(flow)}--${story.replaceAll('--', '-')}`;

const kebab = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** Address of a story by itself, in the brand, mode and language that are looked at. */
export const pictureAddress = (id: string) => `iframe.html?viewMode=story&id=${id}&globals=${globals()}`;

/** Address of a story inside Storybook, in what is looked at. */
export const storyAddress = (id: string) => `./?path=/story/${id}&globals=${globals()}`;

function globals(): string {
  const { brand = '', palette = 'dark' } = document.documentElement.dataset;
  return `brand:${brand};mode:${palette};language:${document.documentElement.lang}`;
}

/**
 * Whether this page may show other stories: elsewhere than in Storybook there is nobody to ask for them, and who
 * pictures every story by itself (`frames=none`) need not picture it here again.
 */
export const canPreview = () =>
  location.pathname.endsWith('/iframe.html') && new URLSearchParams(location.search).get('frames') !== 'none';
