import { addons } from 'storybook/manager-api';

/** Overview pages have no controls or tests: hide the addon panel. */
const isForReading = /^flow.*--(?:chart|overview)$/;

addons.setConfig({
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !isForReading.test(storyId) },
});
