/** The parts of the home page without games; those are in `lobby/`. */
export { Announcements } from './Announcements.tsx';
export { HeroStage } from './HeroStage.tsx';
export { Missions } from './Missions.tsx';
export { Promotions } from './Promotions.tsx';
export { StartSteps } from './StartSteps.tsx';
