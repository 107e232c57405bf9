import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { BrandCard } from '../../../../../wire/studio/brands.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';
import { type BrandListQuery, type ListedBrand, listBrands, versionRow } from '../../../../tenants/registry/index.ts';

const maxLimit = 200;
const defaultLimit = 24;

/** The brands an operator may see, as cards. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);

  const list = (query: Pick<BrandListQuery, 'search' | 'filter' | 'after' | 'limit' | 'merchants'>) =>
    listBrands(server.services.db, {
      ...query,
      stopped: server.services.tenants.stopped(),
      drifted: server.services.tenants.drifted(),
    });

  const originOf = (merchant: string, hosts: readonly string[]) => {
    const { settings } = server.services;
    const host = settings.publicHost === null ? hosts[0] : `${merchant}.${settings.publicHost}`;
    if (host === undefined) return null;
    return settings.production ? `https://${host}` : `http://${host}:${settings.port}`;
  };

  async function cardsOf(brands: readonly ListedBrand[]): Promise<BrandCard[]> {
    const { tenants, drafts } = server.services;
    const merchants = brands.map(({ merchant }) => merchant);
    if (merchants.length === 0) return [];
    const [live, drafted] = await Promise.all([tenants.liveOf(merchants), drafts.summaries(merchants)]);
    const problemsOf = new Map(tenants.problems().map(({ folder, problems }) => [folder, problems]));
    return brands.map(({ merchant, name, isLive, facts }): BrandCard => {
      const version = live.find((entry) => entry.merchant === merchant);
      const draft = drafted.find((each) => each.merchant === merchant);
      const found = problemsOf.get(merchant)?.filter(({ code }) => code !== 'folder.drift') ?? [];
      const stops = found.filter(({ severity }) => severity === 'error').length;
      const changed = draft === undefined ? null : { by: draft.changedBy, at: draft.changedAt.toISOString() };
      return {
        merchant,
        name,
        hosts: [...facts.hosts],
        origin: isLive ? originOf(merchant, facts.hosts) : null,
        profile: facts.profile,
        live: version === undefined ? null : versionRow(version),
        draft:
          draft === undefined || changed === null ? null : { revision: draft.revision, changes: draft.changes, ...changed },
        problems: { stops, warnings: facts.warnings },
        drift: tenants.isDrift(merchant),
        colours: facts.colours.map((colours) => ({ ...colours })),
      };
    });
  }

  server.route({
    ...studioRouteOf('brands'),
    config: studioRoute('viewer'),
    handler: async (request) => {
      const { limit, search, filter, after } = request.query;
      const { merchants } = acting(request).operator;
      const found = await list({
        merchants,
        limit: Math.min(limit === undefined ? defaultLimit : Number(limit), maxLimit),
        ...(search === undefined || search.trim() === '' ? {} : { search }),
        ...(filter === undefined ? {} : { filter }),
        ...(after === undefined ? {} : { after }),
      });
      return ok({ ...found, brands: await cardsOf(found.brands) });
    },
  });

  server.route({
    ...studioRouteOf('brand'),
    config: studioRoute('viewer'),
    handler: async ({ params: { merchant } }) => {
      const { brands } = await list({ merchants: [merchant], limit: 1 });
      const [card] = await cardsOf(brands);
      if (card === undefined) throw new Failure('NOT_FOUND');
      return ok(card);
    },
  });
};

export default routes;
