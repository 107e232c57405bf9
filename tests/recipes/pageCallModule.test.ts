import { afterAll, expect, it } from 'vitest';
import { copyOfSource, type Json } from './copyOfSource.ts';

const copy = copyOfSource();
afterAll(copy.remove);

const mark = '⟦club⟧';

function addModule() {
  const schema = copy.readJson('schema/brand.schema.json') as { properties: { modules: { properties: Record<string, Json> } } };
  const { properties } = schema.properties.modules;
  properties['VIPCLUB'] = { ...properties['INVITE'], title: 'VIP club', default: false };
  copy.writeJson('schema/brand.schema.json', schema);
  copy.generate();
}

function nameModule() {
  copy.insertBefore('src/manifest/moduleRequirements.ts', "  INVITE: 'MEMBERCENTER',", '  VIPCLUB: null,\n');
  copy.insertBefore('src/server/tenants/permission/permission.ts', "  INVITE: 'MEMBER',", "  VIPCLUB: 'MEMBER',\n");
}

function addPage() {
  copy.write(
    'src/pages/ClubPage.route.ts',
    "import { route } from '../domain/routes.ts';\n\nexport default [route('/club')];\n",
  );
  copy.write(
    'src/pages/ClubPage.tsx',
    `import { useText, WithWords } from '../i18n/index.ts';
import { useFlag } from '../runtime/brand/index.ts';

export default function ClubPage() {
  return (
    <WithWords areas={['club']}>
      <Club />
    </WithWords>
  );
}

function Club() {
  const t = useText();
  return <h1>{useFlag('VIPCLUB') ? t('club.open') : t('club.closed')}</h1>;
}
`,
  );
  for (const language of ['vi', 'en']) {
    copy.writeJson(`src/i18n/${language}/club.json`, {
      'club.open': `${mark} open ${language}`,
      'club.closed': `${mark} closed ${language}`,
    });
    const pages = `src/i18n/${language}/pages.json`;
    copy.writeJson(pages, { ...copy.readJson(pages), 'page.title.club': `${mark} title ${language}` });
  }
  copy.generate();
}

function askForClub(options: string) {
  copy.write(
    'src/api/club.ts',
    `import { call } from './call.ts';\n\nexport const readClub = () => call('club'${options}).then(({ level }) => level);\n`,
  );
}

function addCall(module: string) {
  copy.write(
    'src/wire/club.ts',
    "import Type from 'typebox';\n\nexport const ClubInfo = Type.Object({ level: Type.Integer() }, { additionalProperties: false });\n",
  );
  copy.write(
    'src/server/rewards/club/index.ts',
    `import { defineModule } from '../../platform/modules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

const createClub = () => ({ levelOf: ({ brand }: Tenant) => brand.name.length });

export const clubModule = defineModule({ needs: [], gives: { club: createClub } });
`,
  );
  copy.write(
    'src/server/edge/routes/wps/club.ts',
    `import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../wire/envelope.ts';
import { routeOf } from '../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('club'),
    config: { access: 'public', module: '${module}' },
    handler: async ({ tenant }) => ok({ level: server.services.club.levelOf(tenant) }),
  });
};

export default routes;
`,
  );
}

function nameCall() {
  const definitions = 'src/wire/definitions/rewards.ts';
  copy.insertBefore(
    definitions,
    "import type { Definition } from '../definition.ts';",
    "import { ClubInfo } from '../club.ts';\n",
  );
  copy.insertBefore(
    definitions,
    '  promotionBoard: {',
    "  club: { summary: 'Level of the club', tags: ['member'], answer: ClubInfo },\n",
  );
  copy.insertBefore('src/wire/calls.ts', '  permission: {', "  club: { method: 'GET', path: '/wps/club' },\n");
  copy.insertBefore(
    'src/server/edge/composition/modules.ts',
    'import { missionsModule }',
    "import { clubModule } from '../../rewards/club/index.ts';\n",
  );
  copy.insertBefore('src/server/edge/composition/modules.ts', '  missionsModule,\n', '  clubModule,\n');
}

it('serves a page, a call and a module switch that were added as the recipes say, and the compiler names what is missing', () => {
  addModule();
  addPage();
  addCall('VIPCLUBB');
  nameCall();
  askForClub(", { query: { level: '1' } }");
  expect(copy.filesWithErrors()).toEqual([
    'src/api/club.ts',
    'src/manifest/moduleRequirements.ts',
    'src/server/edge/routes/wps/club.ts',
    'src/server/tenants/permission/permission.ts',
  ]);

  nameModule();
  addCall('VIPCLUB');
  askForClub('');
  expect(copy.filesWithErrors()).toEqual([]);
  const switched = (on: boolean) => (manifest: Json) => ({
    ...manifest,
    modules: { ...(manifest['modules'] as Json), VIPCLUB: on },
  });
  copy.addBrand('clubon', switched(true));
  copy.addBrand('cluboff', switched(false));
  const answer = copy.serve(
    'http://clubon.test/club',
    'http://clubon.test/club?lang=en',
    'http://clubon.test/wps/club',
    'http://clubon.test/sitemap.xml',
    'http://cluboff.test/club',
    'http://cluboff.test/wps/club',
  );

  expect(answer('http://clubon.test/club').body).toContain(`<h1>${mark} open vi</h1>`);
  expect(answer('http://clubon.test/club').body).toContain(`<title>${mark} title vi`);
  expect(answer('http://clubon.test/club?lang=en').body).toContain(`<h1>${mark} open en</h1>`);
  expect(answer('http://cluboff.test/club').body).toContain(`<h1>${mark} closed vi</h1>`);
  expect(answer('http://clubon.test/sitemap.xml').body).toContain('/club');
  expect(answer('http://clubon.test/wps/club')).toMatchObject({ status: 200 });
  expect(JSON.parse(answer('http://clubon.test/wps/club').body)).toMatchObject({ code: 'OK', value: { level: 7 } });
  expect(answer('http://cluboff.test/wps/club').status).toBe(404);
});
