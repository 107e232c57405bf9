import { expect, it } from 'vitest';
import { applyFix, type Problem, type ReadOptions, readBrand, valueInText } from '../../src/manifest/index.ts';
import { smallestManifest } from './fullManifest.ts';
import { written } from './written.ts';

const banner = { id: 'one', image: { light: 'a.svg' }, alt: { vi: 'Hình', en: 'Picture' } };
const topic = (id: string) => ({ id, title: { vi: 'A', en: 'A' }, body: { vi: 'A', en: 'A' } });
const seed = '#6a3df0';
const theme = (more: object) => ({ theme: { seed, ...more } });
const password = (more: object) => ({ registration: { fields: { password: more } } });
const real = { profile: 'real', hosts: ['www.example.com'], footer: { licences: [{ issuer: 'Authority', number: 'A-1' }] } };
const step = (turnover: number, amount: number) => ({ turnover, amount });
const promotion = (id: string, rule: object) => ({ id, title: { vi: id, en: id }, rule });
const mission = (id: string, more: object) => ({ id, title: { vi: id, en: id }, period: 'day', kind: 'bets', ...more });
const channel = { id: 'qr', name: { vi: 'QR', en: 'QR' }, kind: 'qr', provider: 'simulated', min: 10, max: 20 };
const payee = { bank: 'VCB', number: '0000000000', holder: 'CONG TY AURORA' };
const card = (more: object) => ({
  ...channel,
  kind: 'card',
  carriers: [{ id: 'a', name: { vi: 'A', en: 'A' }, values: [10], ...more }],
});
const finding = { mode: 'dark', background: 'surface.canvas', needed: 4.5, nearest: '#ffffff' } as const;
const sentence = { en: 'Too weak.', vi: 'Quá nhạt.' };
const words = { 'home.hot.title': 'Trò chơi nổi bật', 'lobby.count': '{{count}} trò của {{vendors, number}} hãng' };

/** Settings added to the smallest manifest, each with what only it is about. */
const settings: readonly (readonly [object, ReadOptions?])[] = [
  // Types, and the value that was probably meant.
  ...[7, true, null, [], {}].map((name) => [{ name }] as const),
  [{ hosts: 'Aurora.localhost' }],
  [{ hosts: 'https://Aurora.localhost:80/x?y#z.' }],
  [{ hosts: ['nhà-cái.vn.', 'a_b.vn'] }],
  [{ hosts: ['a.localhost', 'a.localhost'] }],
  [{ hosts: [] }],
  [{ tagline: 'Chơi vui' }],
  [{ tagline: { vi: 'Xin chào' } }],
  [{ tagline: { vi: 5, en: 'x' } }],
  [{ tagline: { vi: 'a'.repeat(200), en: 'x' } }],
  [{ tagline: { vi: '', en: '\u0007' } }],
  [{ tagline: { vi: ' A ', en: 'e\u0302' } }],
  [{ tagline: { vi: 'A\u202EB', en: 'A\u0007B' } }],
  [{ merchant: 'Aurora Đỏ' }],
  [{ merchant: 'borealis' }, { folder: 'aurora' }],
  [{ merchant: 'borealis' }, { folder: 'No Folder' }],
  ...['6a3df0', '#63F', '#6a3df0ff', ' #6A3DF0 ', 'violet'].map((colour) => [{ theme: { seed: colour } }] as const),
  [theme({ corners: 'sft' })],
  [theme({ corners: 'zzz' })],
  [theme({ radius: 'sharp' })],
  [theme({ colors: { dark: {} } })],
  [theme({ modes: 'light' })],
  [theme({ modes: ['light'] })],
  [theme({ titleRule: 'yes' })],
  [theme({ titleRule: 0 })],
  [theme({ fonts: { display: { family: 'archivo', file: 'a.woff2', name: 'A' } } })],
  [theme({ fonts: { text: { file: 'fonts/1-brand_sans.woff2' }, numeric: { file: '7.woff2' } } })],
  [theme({ colours: { night: '@nigth' }, palettes: { dark: { surface: { base: '@nihgt', canvas: '@xyzzy' } } } })],
  [theme({ colours: { a: '@b', b: '@a', Night: '#000000' } })],
  [{ assets: { logo: './Logo.SVG' } }],
  [{ assets: { logo: String.raw`img\logo.svg` } }],
  [{ taglin: { vi: 'A', en: 'B' } }],
  [{ qwertyuiop: 1 }],
  [{ schemaVersion: 99 }],
  [{ schemaVersion: 0 }],
  [{ extends: '../base' }],
  [{ constants: { platform: 'app', device: 'WEB' } }],
  [{ hosts: ['a_b.vn'], constants: { platform: 'web', device: 'WEB' } }],
  [{ languages: { default: 'en', offered: ['vi'] } }],
  [{ languages: { default: 'fr', offered: ['vi', 'vi'] } }],
  [{ timeZone: 'Asia/Ho_Chi_Min' }],
  [{ timeZone: 'Nowhere' }],
  [{ money: { currency: 'ZZZ' } }],
  [{ money: { numberFormat: { decimal: ',' } } }],
  [{ money: { numberFormat: { group: '.', decimal: '.' } } }],
  [{ status: { blockedRegions: ['US', 'XX', 'ZZ', 'UK', 'EU'] } }],
  [{ status: { blockedRegions: ['US'], everyRegion: true } }],
  [{ status: { allowedRegions: ['VN'] } }],
  [{ promotions: [promotion('match', { kind: 'depositMatch', percent: 50, maxAmount: 100_000, maxDraws: 1 })] }],
  // Limits.
  [{ policies: { session: { idleMinutes: 60, absoluteHours: 0, maxSessions: 1.5 } } }],
  [{ registration: { terms: { minAge: 16 } } }],
  [password({ minLength: 4 })],
  [password({ minLength: '8' })],
  [{ registration: { fields: { email: { minLength: 9, maxLength: 3, required: true, enabled: false } } } }],
  [{ registration: { fields: { captcha: { minLength: 5, maxLength: 5 } } } }],
  [{ registration: { fields: { username: { enabled: false, required: false } } } }],
  [{ policies: { session: { idleMinutes: 20 } } }, { floors: { '/policies/session/idleMinutes': { atMost: 10 } } }],
  // Modules.
  [{ modules: { mobileReg: false, smsEnabled: true, mobileRegPass: true } }],
  [{ modules: { DIRECTREG3: true, usernameEnabled: false, mobileReg: false } }],
  // Lists.
  [{ banners: { home: [banner, banner], w_login: [{ ...banner, until: '2026-04-31T10:30:00Z' }] } }],
  [{ banners: { home: [{ ...banner, from: '2026-06-02T00:00:00Z', until: '2026-06-01 00:00' }] } }],
  [{ banners: { home: [{ ...banner, from: '2026-06-02T00:00:00Z', until: '2026-06-01T00:00:00Z' }] } }],
  [{ help: { extra: [topic('about'), topic('fees'), topic('fees'), topic('fees-2')] } }],
  [{ catalogue: { order: ['RNG'], esportsAffiliates: ['REDFIN'] } }],
  [{ catalogue: { order: ['RNG', 'RNG'], esportsAffiliates: ['REDFIN'] } }],
  [{ contacts: { liveChat: 'https://chat.example/room' }, frames: { customerService: ['other.example'] } }],
  [{ contacts: { liveChat: '/chat', email: 'no mail', social: [{ kind: 'facebok', url: 'HTTP://facebook.com/x' }] } }],
  [{ downloads: ['ANDROID', 'ANDROID'].map((resourceType) => ({ resourceType, url: 'https://a.example/a' })) }],
  [
    {
      deposits: {
        methods: [
          { ...channel, provider: 'simulatd', min: 30 },
          { ...channel, provider: 'zzqq' },
        ],
      },
    },
  ],
  [
    {
      deposits: {
        providers: [{ id: 'simulated', adapter: 'formPost', url: 'http://a.example', account: 'M', secret: 'topsecret' }],
      },
    },
  ],
  [{ banks: [{ bank: 'VCD' }] }],
  [{ banks: [{ bank: 'TCB' }, { bank: 'TCB' }] }],
  [{ deposits: { methods: [{ ...channel, account: { ...payee, bank: '970436' } }] } }],
  [{ deposits: { methods: [{ ...channel, account: { ...payee, content: 'Nạp tiền' } }] } }],
  [{ deposits: { methods: [{ ...channel, account: { ...payee, content: 'AURORA CLUB 2' } }] } }],
  [{ money: { currency: 'KRW' }, deposits: { methods: [{ ...channel, account: payee }] } }],
  [{ deposits: { methods: [{ ...channel, kind: 'wallet', account: payee }] } }],
  [{ deposits: { methods: [card({ values: [10, 30] }), { ...card({}), id: 'two', kind: 'qr' }] } }],
  [{ analytics: { webhook: { url: 'https://hooks.example/events', secret: 'env:WEBHOOK_OTHER__EVENTS' } } }],
  [{ policies: { transfer: { min: 3_000_000, max: 2_000_000 } } }],
  [{ policies: { transfer: { max: 20_000 }, withdraw: { min: 500_000_000 } } }],
  [
    {
      promotions: [
        promotion('race', { kind: 'ladder', steps: [step(200, 20), step(100, 10)] }),
        promotion('other-race', { kind: 'ladder', steps: [step(100, 20), step(200, 10)] }),
        promotion('weekend', { kind: 'cashback', percent: 8 }),
        promotion('wheel', { kind: 'raffle' }),
      ],
    },
  ],
  [
    {
      missions: {
        season: { title: { vi: 'Mùa', en: 'Season' }, lastDay: '2026-02-30' },
        list: [
          mission('slots', { kind: 'turnover', reward: { kind: 'envelopes' } }),
          mission('gala', { period: 'event', kind: 'bets', reward: { kind: 'money' } }),
          mission('gala', {
            period: 'event',
            firstDay: '2026-12-02',
            lastDay: '2026-12-01',
            reward: { kind: 'money', amount: 1 },
          }),
        ],
      },
    },
  ],
  [
    {
      vip: {
        ranks: [
          { name: { vi: 'Một', en: 'One' }, turnover: 200, keep: 300, deposits: 10 },
          { name: { vi: 'Hai', en: 'Two' }, turnover: 200, keep: 100, deposits: 5 },
        ],
        benefits: [{ title: { vi: 'Quà', en: 'Gift' }, from: 3 }],
      },
    },
  ],
  [
    {
      pointMall: {
        goods: [
          { id: 'card', name: { vi: 'Phiếu', en: 'Voucher' }, kind: 'voucher', points: 10 },
          { id: 'card', name: { vi: 'Cốc', en: 'Mug' }, points: 20, image: 'goods/none.svg' },
        ],
      },
      policies: { points: { convert: { min: 500, max: 400 } } },
    },
  ],
  [{ policies: { points: { convert: { min: 510, max: 590, step: 100 } } } }],
  // What other layers know.
  [{ hosts: ['127.0.0.1'] }],
  [{ profile: 'real' }, { playMoneyTopics: ['terms', 'guide'] }],
  [{ ...real, status: { blockedRegions: ['US'] }, deposits: { methods: [channel, { ...channel, id: 'two' }] } }],
  [{ ...real, ...password({ patternId: 7, maxLength: 20 }), status: { blockedRegions: ['US'] } }],
  [{ ...real, hosts: ['aurora.localhost'], signIn: { rememberPassword: true }, status: { blockedRegions: ['US'] } }],
  [{ words: { vi: { 'home.hot.tilte': 'A', 'no.such': 'B', 'home.hot.title': 'a'.repeat(49) } } }, { words }],
  [{ words: { vi: { 'home.hot.tilte': 'A' } } }, { words }],
  [{ words: { vi: { 'lobby.count': '{{gia}}' }, en: { 'lobby.count': '{{count}}' } } }, { words }],
  [{ words: { vi: { 'bad key': 'x', 'shell.footer.responsible': 'x', 'home.hot.title': ' ' } } }, { words }],
  [
    theme({ colours: { ink: '#222222' }, palettes: { dark: { text: { primary: '@ink' } } } }),
    { audit: () => [{ ...finding, foreground: 'text.primary', ratio: 2, sentence }] },
  ],
  [
    {},
    {
      audit: () => [
        { ...finding, foreground: 'text.primary', ratio: 4, sentence: { en: 'Mild.', vi: 'Nhẹ.' } },
        { ...finding, foreground: 'text.primary', ratio: 2, sentence },
        { ...finding, foreground: 'gradient.hero', ratio: 2, sentence },
      ],
    },
  ],
];

/** Files that are no JSON, one for each way to write it wrongly. */
const texts = [
  '{"a": x}',
  '{"a": -}',
  '{1: 2}',
  '{"a":}',
  '{"a" 1}',
  '{"a": 1 "b": 2}',
  '{"a": 1',
  '[1',
  '{} {}',
  '{/* x */}',
  '{"a": 1,}',
  '{ /* ',
  '{"a',
  '{"a": 1.}',
  String.raw`{"a": "\u12"}`,
  String.raw`{"a": "\x"}`,
  '{"a": "\u0001"}',
  '{"name": 1, "name": 2, "__proto__": {}}',
  '\uFEFF{}',
  '',
  '[]',
];

const problemsOf = (text: string, options?: ReadOptions): readonly Problem[] => {
  const reading = readBrand(text, options);
  return reading.ok ? reading.warnings : reading.problems;
};

it('says of every fault what it is, where, in each language, and how to fix it [MANIFEST-02] [MANIFEST-03]', async () => {
  const cases = [
    ...settings.map(([more, options]) => {
      const text = JSON.stringify({ ...smallestManifest, ...more }, null, 2);
      return { title: JSON.stringify(more), problems: problemsOf(text, options) };
    }),
    ...texts.map((text) => ({ title: JSON.stringify(text), problems: problemsOf(text) })),
  ];
  expect(cases.filter(({ problems }) => problems.length === 0)).toEqual([]);
  const page = cases.map(({ title, problems }) => [`# ${title}`, ...problems.map(written), ''].join('\n')).join('\n');
  await expect(page).toMatchFileSnapshot('diagnostics.snapshot.txt');
});

it('keeps the layout of a file that it fixes', () => {
  const text = '{\n  "a": [1, 2],\n  "b": {"c": 1}\n}\n';
  const fixed = (...patch: Parameters<typeof applyFix>[1]) => applyFix(text, patch);
  expect(fixed({ op: 'replace', path: '/a/1', value: 3 })).toBe('{\n  "a": [1, 3],\n  "b": {"c": 1}\n}\n');
  expect(fixed({ op: 'remove', path: '/a/0' })).toBe('{\n  "a": [\n    2\n  ],\n  "b": {"c": 1}\n}\n');
  expect(fixed({ op: 'add', path: '/d', value: { e: 1 } })).toBe(
    '{\n  "a": [1, 2],\n  "b": {\n    "c": 1\n  },\n  "d": {\n    "e": 1\n  }\n}\n',
  );
  expect(JSON.parse(fixed({ op: 'add', path: '/a/1', value: 9 }))).toEqual({ a: [1, 9, 2], b: { c: 1 } });
  expect(JSON.parse(fixed({ op: 'move', from: '/b/c', path: '/d' }))).toEqual({ a: [1, 2], b: {}, d: 1 });
  expect(applyFix('\uFEFF{"a":1,}', [])).toBe('{\n  "a": 1\n}\n');
  expect(() => fixed({ op: 'move', from: '/x', path: '/y' })).toThrow(RangeError);
  expect(['/a/1', '/b/c', '/b/x'].map((pointer) => valueInText(`\uFEFF${text}`, pointer))).toEqual([2, 1, undefined]);
});
