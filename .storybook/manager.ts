import { addons } from 'storybook/manager-api';

/** Pages that are for reading have nothing to set or to test, so they get the whole height. */
const isForReading = /^flow.*--(?:chart|overview)$/;

addons.setConfig({
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !isForReading.test(storyId) },
});
