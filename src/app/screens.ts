import { createScreens, type RouteModule } from '../domain/routes.ts';

/** The screens of the site, from the route files beside the pages. */
export const screens = createScreens(import.meta.glob<RouteModule>('../pages/*.route.ts', { eager: true }));
