/** Where stories are, as patterns from the repository's root. */
export const storyPatterns = [
  'src/**/*.stories.tsx',
  'tests/gallery/**/*.stories.tsx',
  '.storybook/kitchen-sink/*.stories.tsx',
];
