import type { FastifyInstance, RouteOptions } from 'fastify';
import { isReading } from './routeConfig.ts';

/** `studio`: an operator signed in to the studio, or with a token; `vendor`: a game vendor, `provider`: a payment provider; both are authenticated by their signature. */
export type Access = 'public' | 'member' | 'agent' | 'operator' | 'studio' | 'vendor' | 'provider';

const enforced = new WeakMap<object, Set<Access>>();

/** Marks that a plugin, or a hook of a route, lets only callers of this access through. Of an instance it covers its plugins too. */
export function enforcesAccess(place: object, ...accesses: readonly Access[]) {
  enforced.set(place, new Set([...(enforced.get(place) ?? []), ...accesses]));
}

/** An encapsulated instance inherits from the one around it. */
function isEnforced(access: Access, instance: object, hooks: readonly object[]): boolean {
  for (let place: object | null = instance; place !== null; place = Object.getPrototypeOf(place) as object | null) {
    if (enforced.get(place)?.has(access) === true) return true;
  }
  return hooks.some((hook) => enforced.get(hook)?.has(access) === true);
}

export interface DeclaredRoute {
  readonly route: RouteOptions;
  readonly instance: object;
}

/**
 * Fails the start if a route lacks `config.access`, if nothing enforces what it declares, or if one of members that writes lacks
 * `config.act`. Checked on ready, because plugins may
 * add it.
 * @returns every route, filled while they are added
 */
export function declareAccess(server: FastifyInstance): readonly DeclaredRoute[] {
  const declared: DeclaredRoute[] = [];
  server.addHook('onRoute', function remember(this: FastifyInstance, route) {
    declared.push({ route, instance: this });
  });
  server.addHook('onReady', async () => {
    for (const { route, instance } of declared) {
      const access = route.config?.access;
      const name = `${String(route.method)} ${route.url}`;
      if (access === undefined) throw new Error(`${name} does not say who may call it.`);
      const isOfMembers = access === 'member' || access === 'agent';
      if (isOfMembers && !isReading(route.method) && route.config?.act === undefined) {
        throw new Error(`${name} does not say what it does, so nothing says whether a break of the member refuses it.`);
      }
      if (!isOfMembers && route.config?.act !== undefined) throw new Error(`${name} has no member who could be on a break.`);
      if (!isOfMembers && route.config?.stepUp !== undefined)
        throw new Error(`${name} has no member who could prove who they are.`);
      const hooks = [route.onRequest ?? []].flat() as readonly object[];
      if (access !== 'public' && !isEnforced(access, instance, hooks)) {
        throw new Error(`${name} is for ${access} only, and nothing enforces that.`);
      }
    }
  });
  return declared;
}
