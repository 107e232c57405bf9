export { defineModule, type GivenBy, type Job, type JobRun, type Module, type Setting } from './defineModule.ts';
export { openModules } from './openModules.ts';
