/** The parts of the home page that show no games; those are the lobby's. */
export { Announcements } from './Announcements.tsx';
export { HeroStage } from './HeroStage.tsx';
export { Missions } from './Missions.tsx';
export { Promotions } from './Promotions.tsx';
export { StartSteps } from './StartSteps.tsx';
