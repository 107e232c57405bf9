import { defineModule } from '../modules/index.ts';
import { createEdge, type EdgeSettings } from './edge.ts';

export { isCallPath } from './callPath.ts';
export { carriesToken } from './carriesToken.ts';
export type { ClientInfo } from './clientInfo.ts';
export { type Access, type DeclaredRoute, declareAccess, enforcesAccess } from './declareAccess.ts';
export { createEdge, type Edge } from './edge.ts';
export { escapeHtml, jsonForScript } from './escapeHtml.ts';
export { takeFiles } from './fileBody.ts';
export { hostName, isLoopbackName } from './hostName.ts';
export { isLoopback } from './isLoopback.ts';
export { isOwnPage } from './ownPage.ts';
export { configOf, isReading, keepRouteConfig, routeUrlOf } from './routeConfig.ts';
export { routeOf, studioRouteOf } from './routeOf.ts';
export { answers, isOpen, isOpenToReaders, isOpenWhenBlocked } from './schemas.ts';
export { proofOfEffect, type StudioEffect } from './studioEffects.ts';
export { routeUpgrades, takeUpgrade } from './upgrades.ts';

export const edgeModule = defineModule({
  needs: ['settings'],
  gives: { edge: ({ settings }: { readonly settings: EdgeSettings }) => createEdge(settings) },
});
