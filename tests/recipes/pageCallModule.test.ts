import { afterAll, expect, it } from 'vitest';
import { copyOfSource, type Json } from './copyOfSource.ts';

const copy = copyOfSource();
afterAll(copy.remove);

const mark = '⟦vip⟧';

function addModule() {
  const schema = copy.readJson('schema/brand.schema.json') as { properties: { modules: { properties: Record<string, Json> } } };
  const { properties } = schema.properties.modules;
  properties['VIPCLUB'] = { ...properties['INVITE'], title: 'VIP club', default: false };
  copy.writeJson('schema/brand.schema.json', schema);
  copy.generate();
}

function nameModule() {
  copy.insertBefore('src/manifest/moduleRequirements.ts', "  INVITE: 'MEMBERCENTER',", '  VIPCLUB: null,\n');
  copy.insertBefore('src/server/content/permission.ts', "  INVITE: 'MEMBER',", "  VIPCLUB: 'MEMBER',\n");
}

function addPage() {
  copy.write('src/pages/VipPage.route.ts', "import { route } from '../domain/routes.ts';\n\nexport default [route('/vip')];\n");
  copy.write(
    'src/pages/VipPage.tsx',
    `import { useText, WithWords } from '../i18n/index.ts';
import { useFlag } from '../runtime/brand/index.ts';

export default function VipPage() {
  return (
    <WithWords areas={['vip']}>
      <Vip />
    </WithWords>
  );
}

function Vip() {
  const t = useText();
  return <h1>{useFlag('VIPCLUB') ? t('vip.open') : t('vip.closed')}</h1>;
}
`,
  );
  for (const language of ['vi', 'en']) {
    copy.writeJson(`src/i18n/${language}/vip.json`, {
      'vip.open': `${mark} open ${language}`,
      'vip.closed': `${mark} closed ${language}`,
    });
    const pages = `src/i18n/${language}/pages.json`;
    copy.writeJson(pages, { ...copy.readJson(pages), 'page.title.vip': `${mark} title ${language}` });
  }
  copy.generate();
}

function addCall(module: string) {
  copy.write(
    'src/wire/vip.ts',
    "import Type from 'typebox';\n\nexport const VipInfo = Type.Object({ level: Type.Integer() }, { additionalProperties: false });\n",
  );
  copy.write(
    'src/server/vip/index.ts',
    "import type { Tenant } from '../registry/tenant.ts';\n\nexport const createVip = () => ({ levelOf: ({ brand }: Tenant) => brand.name.length });\n",
  );
  copy.write(
    'src/server/routes/wps/vip.ts',
    `import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../wire/calls.ts';
import { ok } from '../../../wire/envelope.ts';
import { VipInfo } from '../../../wire/vip.ts';
import { answers, onlyLanguage } from '../../http/schemas.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.vip.path,
    {
      config: { access: 'public', module: '${module}' },
      schema: { summary: 'Level of the club', tags: ['member'], querystring: onlyLanguage, response: answers(VipInfo) },
    },
    async ({ tenant }) => ok({ level: server.services.vip.levelOf(tenant) }),
  );
};

export default routes;
`,
  );
}

function nameCall() {
  copy.insertBefore('src/wire/calls.ts', '  permission: {', "  vip: { method: 'GET', path: '/wps/vip' },\n");
  copy.insertBefore('src/server/services.ts', 'import { createWallets }', "import { createVip } from './vip/index.ts';\n");
  copy.insertBefore('src/server/services.ts', '      settings,\n      now,\n', '      vip: createVip(),\n');
}

it('serves a page, a call and a module switch that were added as the recipes say, and the compiler names what is missing', () => {
  addModule();
  addPage();
  addCall('VIPCLUBB');
  nameCall();
  expect(copy.filesWithErrors()).toEqual([
    'src/manifest/moduleRequirements.ts',
    'src/server/content/permission.ts',
    'src/server/routes/wps/vip.ts',
  ]);

  nameModule();
  addCall('VIPCLUB');
  const switched = (on: boolean) => (manifest: Json) => ({
    ...manifest,
    modules: { ...(manifest['modules'] as Json), VIPCLUB: on },
  });
  copy.addBrand('clubon', switched(true));
  copy.addBrand('cluboff', switched(false));
  const answer = copy.serve(
    'http://clubon.test/vip',
    'http://clubon.test/vip?lang=en',
    'http://clubon.test/wps/vip',
    'http://clubon.test/sitemap.xml',
    'http://cluboff.test/vip',
    'http://cluboff.test/wps/vip',
  );

  expect(answer('http://clubon.test/vip').body).toContain(`<h1>${mark} open vi</h1>`);
  expect(answer('http://clubon.test/vip').body).toContain(`<title>${mark} title vi`);
  expect(answer('http://clubon.test/vip?lang=en').body).toContain(`<h1>${mark} open en</h1>`);
  expect(answer('http://cluboff.test/vip').body).toContain(`<h1>${mark} closed vi</h1>`);
  expect(answer('http://clubon.test/sitemap.xml').body).toContain('/vip');
  expect(answer('http://clubon.test/wps/vip')).toMatchObject({ status: 200 });
  expect(JSON.parse(answer('http://clubon.test/wps/vip').body)).toMatchObject({ code: 'OK', value: { level: 7 } });
  expect(answer('http://cluboff.test/wps/vip').status).toBe(404);
});
