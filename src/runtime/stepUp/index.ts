/** Acts that a session alone does not permit: `useStepUp()` runs one, and asks for a proof when the server does. */
export { type StepUpRun, useStepUp } from './useStepUp.tsx';
