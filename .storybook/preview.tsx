import './timers.ts';
import { startAfresh } from './still.ts';
import '../src/theme/global.css.ts';
import type { Preview } from '@storybook/react-vite';
import { answerWith } from './answers.ts';
import type { StoryParameters } from './kit/parameters.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { signIn } from './visitors.ts';
import { brands, openWorld, type World } from './world.ts';

const root = document.documentElement;

/** Imports no brand: brands are read when a story is drawn, so a change of one of them touches its own files only. */
const preview: Preview = {
  initialGlobals: { brand: brands[0]?.merchant, mode: 'dark', language: 'vi' },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: brands.map(({ merchant, name }) => ({ value: merchant, title: name })),
      },
    },
    mode: {
      description: 'Mode',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'vi', title: 'Tiếng Việt', right: 'VI' },
          { value: 'en', title: 'English', right: 'EN' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    // All rules. Lists of elements that passed would take axe longer than the check itself.
    a11y: { test: 'error', options: { resultTypes: ['violations'] }, context: { exclude: ['[data-analysed-before]'] } },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Brand', 'Parts', 'Screens', 'Flows'] } },
  },
  loaders: [
    async ({ id, globals, parameters }) => {
      const wishes = wishesOf(parameters);
      delete root.dataset['qaReady'];
      startAfresh();
      const world = await openWorld(globals, wishes);
      const known = signIn(wishes);
      answerWith({ recorded: world.answers, named: { ...known, ...wishes.calls } });
      return { world, key: `${id} ${world.boot.brand.merchant} ${world.boot.language}` };
    },
  ],
  decorators: [
    (Story, { loaded, parameters }) => (
      <StoryFrame key={loaded['key'] as string} world={loaded['world'] as World} parameters={wishesOf(parameters)}>
        <Story />
      </StoryFrame>
    ),
  ],
  afterEach: async ({ id, tags, loaded }) => {
    // The play function of a flow's state has waited already.
    if (!isTest() || !tags.includes('flow-state')) await globalThis.storySettled();
    if (isTest()) await prepareAxe(loaded['world'] as World);
    root.dataset['qaReady'] = id;
  },
};

export default preview;

/** Runs before Storybook's own check, which leaves out what is marked here. */
async function prepareAxe({ boot, mode }: World): Promise<void> {
  const { assertContrast, markAnalysedRegions } = await import('./accessibility.ts');
  markAnalysedRegions();
  if (boot.brand.modes.length > 1) await assertContrast(mode);
}

/** The test runner marks its pages. */
const isTest = () => '__vitest_browser__' in globalThis;

const wishesOf = (parameters: { readonly livery?: StoryParameters }): StoryParameters => parameters.livery ?? {};
