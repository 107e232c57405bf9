import { screens } from '../../site/page/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { ServiceDeps } from '../composition/serviceDeps.ts';
import { openServices, type Services } from '../composition/services.ts';
import { type BuildOptions, buildServer } from './buildServer.ts';

export interface OpenDeps extends ServiceDeps, BuildOptions {}

/** Opens the services and builds the server on them. Closing the server closes the services. */
export async function openServer({ assets, studio, log, serverFactory, ...deps }: OpenDeps) {
  const services = await openServices(deps);
  try {
    const { games } = services;
    const factory = games === null ? serverFactory : games.inFront(serverFactory, services.edge.hostOf);
    const server = await buildServer(services, {
      assets,
      log,
      ...(studio === undefined ? {} : { studio }),
      ...(factory === undefined ? {} : { serverFactory: factory }),
    });
    games?.connect(server);
    server.addHook('preClose', services.drain);
    server.addHook('onClose', services.close);
    return { server, ...services, prepare: () => prepare(services) };
  } catch (error) {
    await services.close();
    throw error;
  }
}

/** Warms the caches of fonts, home pages and pictures, in this order. What a failed step left out is rendered on request. */
async function prepare({ settings, tenants, fonts, pages, content, pictures, faults }: Services) {
  const home = ({ brand }: Tenant) => ({
    language: brand.languages.default,
    screen: screens.of('/index'),
    vendor: null,
    article: null,
  });
  const steps = [
    () => fonts.prepare(),
    () => Promise.all(tenants.all().map((tenant) => pages.open({ tenant, ...home(tenant) }))),
    ...(settings.warmsPictures ? [() => content.warm(tenants.all())] : []),
    // A shared directory contains pictures that another installation uses.
    ...(settings.picturesDirectory === null ? [() => pictures.prune()] : []),
  ];
  for (const step of steps) await step().catch((error: unknown) => faults.report('warming', error));
}
