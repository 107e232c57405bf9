/** Story globs, relative to the repository root. */
export const storyPatterns = [
  'src/**/*.stories.tsx',
  'tests/gallery/**/*.stories.tsx',
  '.storybook/kitchen-sink/*.stories.tsx',
];
