import './timers.ts';
import { startAfresh } from './still.ts';
import '../src/theme/global.css.ts';
import type { Preview } from '@storybook/react-vite';
import { defaultLanguage, languageCode, languageName, languages } from '../src/domain/language.ts';
import type { ModeName } from '../src/theme/tokens.ts';
import { answerWith } from './answers.ts';
import type { StoryParameters } from './kit/parameters.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { signIn } from './visitors.ts';
import { brands, openWorld, type World } from './world.ts';

const root = document.documentElement;

/** Brands are fetched when a story renders, never imported, so a change of a brand changes no bundle. */
const preview: Preview = {
  initialGlobals: { brand: brands[0]?.merchant, mode: 'dark', language: defaultLanguage },
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
        items: languages.map((language) => ({
          value: language,
          title: languageName(language),
          right: languageCode(language),
        })),
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    // All rules. Only violations are reported: collecting the passes takes axe longer than the check itself.
    a11y: { test: 'error', options: { resultTypes: ['violations'] }, context: { exclude: ['[data-analysed-before]'] } },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Brand', 'Parts', 'Screens', 'Flows', 'Studio'] } },
  },
  loaders: [
    async ({ id, globals, parameters }) => {
      const settings = settingsOf(parameters);
      delete root.dataset['qaReady'];
      startAfresh();
      // A story of the studio has no brand around it and brings its surroundings with it (`.storybook/studio`).
      if (isOfStudio(parameters)) return {};
      const world = await openWorld(globals, settings);
      const known = signIn(settings);
      answerWith({ recorded: world.answers, named: { permission: { like: 'permission' }, ...known, ...settings.calls } });
      return { world, key: `${id} ${world.boot.brand.merchant} ${world.boot.language}` };
    },
  ],
  decorators: [
    (Story, { loaded, parameters }) =>
      isOfStudio(parameters) ? (
        <Story />
      ) : (
        <StoryFrame key={loaded['key'] as string} world={loaded['world'] as World} parameters={settingsOf(parameters)}>
          <Story />
        </StoryFrame>
      ),
  ],
  afterEach: async ({ id, tags, loaded, globals }) => {
    // The play function of a flow state has already waited.
    if (!isTest() || !tags.includes('flow-state')) await globalThis.storySettled();
    if (isTest()) await prepareAxe(loaded['world'] as World | undefined, globals['mode'] as ModeName);
    root.dataset['qaReady'] = id;
  },
};

export default preview;

/** Runs before Storybook's axe run, which excludes the regions marked here. */
async function prepareAxe(world: World | undefined, mode: ModeName): Promise<void> {
  const { assertContrast, markAnalysedRegions } = await import('./accessibility.ts');
  markAnalysedRegions();
  if (world === undefined) await assertContrast(mode);
  else if (world.boot.brand.modes.length > 1) await assertContrast(world.mode);
}

/** Set by Vitest's browser mode. */
const isTest = () => '__vitest_browser__' in globalThis;

const isOfStudio = (parameters: { readonly studio?: unknown }): boolean => parameters.studio !== undefined;

const settingsOf = (parameters: { readonly livery?: StoryParameters }): StoryParameters => parameters.livery ?? {};
