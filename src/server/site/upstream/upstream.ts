import type { Language } from '../../../domain/language.ts';
import type { CallName } from '../../../wire/calls.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createUpstreamClient, type UpstreamSettings } from './client.ts';
import { createPageReads } from './pageReads.ts';
import { readEnvelope } from './readEnvelope.ts';
import { createShape, type WrongShape } from './shapes.ts';

export interface UpstreamDeps {
  readonly settings: UpstreamSettings;
  readonly outbound: Pick<Outbound, 'open' | 'agentFor'>;
  readonly countryHeader: string | null;
  /** Whether visitors come by `https`. */
  readonly secure: boolean;
  /** Clock of the pages. */
  readonly now: () => Date;
}

export type Upstream = ReturnType<typeof createUpstream>;

/** The operator's back office behind `UPSTREAM_URL`, which answers the calls of players in this mode. */
export function createUpstream({ settings, outbound, countryHeader, secure, now }: UpstreamDeps) {
  const client = createUpstreamClient({ settings, outbound, countryHeader });
  const listeners: ((fault: WrongShape) => void)[] = [];
  const shapes = new Map<string, ReturnType<typeof createShape>>();

  const shapeOf = (name: CallName, schema: Parameters<typeof createShape>[0]) => {
    const known = shapes.get(name) ?? createShape(schema);
    shapes.set(name, known);
    return known;
  };
  const reportShape = (fault: WrongShape) => {
    for (const listener of listeners) listener(fault);
  };
  const hostOf = ({ brand }: Tenant, requested: string) => brand.hosts[0] ?? requested;

  return {
    client,
    secure,
    hostOf,
    shapeOf,
    reportShape,
    onWrongShape: (listener: (fault: WrongShape) => void) => void listeners.push(listener),

    /** Content that pages show to every visitor, read as a guest and kept for a while. */
    pages: createPageReads({
      now,
      read: async (name, path, tenant: Tenant, language: Language, schema) => {
        const answer = await client.ask({
          call: name,
          method: 'GET',
          path,
          visitor: {
            host: hostOf(tenant, ''),
            secure,
            address: null,
            requestId: `page-${name}`,
            headers: { language },
          },
        });
        return readEnvelope({ call: name, shape: shapeOf(name, schema), answer, reportShape });
      },
    }),

    close: () => client.close(),
  };
}
