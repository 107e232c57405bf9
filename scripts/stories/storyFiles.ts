/** Where stories are, as patterns from the repository's root. */
export const storyPatterns = ['src/**/*.stories.tsx'];
