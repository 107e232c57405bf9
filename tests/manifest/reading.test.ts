import { describe, expect, it } from 'vitest';
import { derivePalette } from '../../src/brand/palette/derivePalette.ts';
import { createText } from '../../src/i18n/index.ts';
import { applyFix, brandSchema, type Problem, type ReadOptions, readBrand, schemaAt } from '../../src/manifest/index.ts';
import { lawWords } from '../../src/manifest/lawWords.ts';
import { smallestManifest as smallest } from './fullManifest.ts';

function brandOf(more: object = {}, options: ReadOptions = {}) {
  const reading = readBrand(JSON.stringify({ ...smallest, ...more }), options);
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message.en).join('\n'));
  return reading.brand;
}

function problemsOf(more: object, options: ReadOptions = {}): readonly Problem[] {
  const reading = readBrand(JSON.stringify({ ...smallest, ...more }, null, 2), options);
  return reading.ok ? reading.warnings : reading.problems;
}

const codesOf = (more: object, options: ReadOptions = {}) =>
  problemsOf(more, options).map(({ code, pointer }) => `${code} ${pointer}`);

it('gives a reader a complete brand from the smallest manifest [CONST-34]', () => {
  const brand = brandOf();
  expect(brand.languages).toEqual({ default: 'vi', offered: ['vi', 'en'] });
  expect(brand.theme).toMatchObject({
    seed: '#6a3df0',
    defaultMode: 'dark',
    modes: ['dark', 'light'],
    palettes: {},
    corners: 'soft',
  });
  expect(brand.home.sections).toContain('hero');
  expect(brand.registration.terms.minAge).toBe(18);
  expect(brand.policies.session).toEqual({ idleMinutes: 30, absoluteHours: 12, maxSessions: 5 });
});

it('gives every brand its own lists and objects', () => {
  const [one, other] = [brandOf(), brandOf()];
  one.home.sections.pop();
  expect(other.home.sections).toEqual(schemaAt(['home', 'sections'])?.default);
});

it('refuses an unknown key and names it, with the key that was meant [MANIFEST-01]', () => {
  const [problem, ...others] = problemsOf({ taglin: { vi: 'Xin chào', en: 'Hello' } });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'key.misspelt', pointer: '/taglin', line: 13, column: 3 });
  expect(problem?.message.en).toContain('taglin');
  expect(problem?.patch).toEqual([{ op: 'move', from: '/taglin', path: '/tagline' }]);
  expect(problemsOf({ qwertyuiop: 1 })[0]).toMatchObject({ code: 'key.unknown', pointer: '/qwertyuiop' });
});

it.each([
  ['nhà-cái-vui.vn', 'xn--nh-ci-vui-r1an.vn'],
  ['https://Aurora.localhost:8080/', 'aurora.localhost'],
  ['*.aurora.localhost', undefined],
  ['aurora_one.vn', undefined],
  ['bánh mì.vn', undefined],
])('suggests the Punycode name of the host %j and invents none', (host, expected) => {
  const [problem] = problemsOf({ hosts: [host] });
  expect(problem).toMatchObject({ code: 'host.malformed', pointer: '/hosts/0' });
  expect(problem?.patch?.[0]).toEqual(
    expected === undefined ? undefined : { op: 'replace', path: '/hosts/0', value: expected },
  );
});

it('says what a host may not have', () => {
  const sentence = (host: string) => problemsOf({ hosts: [host] })[0]?.message.en;
  expect(sentence('aurora.vn:80')).toMatch(/without.*port/);
  expect(sentence('*.aurora.vn')).toMatch(/wildcard/i);
});

it.each([
  [{ theme: { seed: '#6a3df0', radius: 'sharp' } }, '/theme/radius', '/theme/corners'],
  [{ theme: { seed: '#6a3df0', colors: { dark: { surface: { base: '#101418' } } } } }, '/theme/colors', '/theme/palettes'],
])('knows the names other products give its settings: %j', (more, from, path) => {
  expect(problemsOf(more)[0]).toMatchObject({ code: 'key.misspelt', patch: [{ op: 'move', from, path }] });
});

it.each([
  [{ policies: { session: { idleMinutes: 600 } } }, /at most 30/],
  [{ registration: { terms: { minAge: 16 } } }, /at least 18/],
  [{ schemaVersion: 0 }, /Allowed: 1, 2\./],
  [{ schemaVersion: 1.5 }, /Allowed: 1, 2\./],
  [{ policies: { session: { idleMinutes: 1.5 } } }, /a whole number, not 1\.5/],
  [{ hosts: [] }, /must not be empty/],
])('says what is wrong in plain words: %j', (more, sentence) => {
  expect(problemsOf(more)[0]?.message.en).toMatch(sentence);
});

it('takes a misspelt required key for one fault', () => {
  const { hosts, ...rest } = smallest;
  const reading = readBrand(JSON.stringify({ ...rest, hots: hosts }));
  expect(reading.ok ? [] : reading.problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['key.misspelt /hots']);
});

it('fixes platform, device and lottery type, and asks for the merchant [BRAND-01]', () => {
  expect(brandSchema.required).toContain('merchant');
  expect(brandOf().constants).toEqual({ platform: 'web', device: 'WEB', lotteryType: 'SEA' });
  expect(codesOf({ constants: { platform: 'web', device: 'WEB' } })).toEqual(['key.missing /constants/lotteryType']);
  expect(codesOf({ constants: { platform: 'app', device: 'WEB', lotteryType: 'SEA' } })).toEqual([
    'value.notAllowed /constants/platform',
  ]);
});

it('knows the banner groups of the login and register windows, and no other beside home [CONST-37]', () => {
  expect(schemaAt(['banners', 'w_login'])).not.toBeNull();
  expect(schemaAt(['banners', 'w_register'])).not.toBeNull();
  expect(brandOf().banners).toEqual({ w_login: [], w_register: [], home: [] });
  expect(codesOf({ banners: { w_logout: [] } })).toHaveLength(1);
  const banner = { id: 'one', image: { light: 'a.svg' }, alt: { vi: 'Hình', en: 'Picture' } };
  const { banners } = brandOf({ banners: { w_login: [banner], w_register: [{ ...banner, id: 'two' }] } });
  expect([banners.w_login[0]?.id, banners.w_register[0]?.id]).toEqual(['one', 'two']);
});

it('checks the schedule of banners', () => {
  const banner = { id: 'one', image: { light: 'a.svg' }, alt: { vi: 'Hình', en: 'Picture' } };
  const at = (from: string, until: string) => codesOf({ banners: { home: [{ ...banner, from, until }] } });
  expect(at('2026-06-01T00:00:00+07:00', '2026-06-02T00:00:00+07:00')).toEqual([]);
  expect(at('2026-06-02T00:00:00+07:00', '2026-06-01T00:00:00+07:00')).toEqual(['schedule.order /banners/home/0/until']);
  expect(at('2026-06-01T00:00:00+07:00', '2026-06-01T00:00:00+07:00')).toEqual(['schedule.order /banners/home/0/until']);
  expect(at('2026-02-30T00:00:00+07:00', '2026-06-01T00:00:00+07:00')).toEqual(['schedule.impossible /banners/home/0/from']);
  expect(codesOf({ banners: { home: [banner, banner] } })).toEqual(['list.duplicateId /banners/home/1/id']);
});

it.each([
  ['2028-02-29T00:00:00+07:00', null],
  ['2026-04-30T23:59:59Z', null],
  ['2026-02-29T00:00:00+07:00', '2026-02-28T00:00:00+07:00'],
  ['2026-04-31T10:30:00Z', '2026-04-30T10:30:00Z'],
  ['2026-00-10T00:00:00Z', undefined],
  ['2026-13-40T00:00:00Z', undefined],
  ['2026-12-00T00:00:00Z', undefined],
])('corrects the day of %s to %s, if the month has another last one', (until, corrected) => {
  const banner = { id: 'one', image: { light: 'a.svg' }, alt: { vi: 'Hình', en: 'Picture' } };
  const found = problemsOf({ banners: { home: [{ ...banner, until }] } });
  const patch = [{ op: 'replace', path: '/banners/home/0/until', value: corrected }];
  expect(found.map(({ code, patch: fix }) => [code, fix])).toEqual(
    corrected === null ? [] : [['schedule.impossible', corrected === undefined ? undefined : patch]],
  );
});

it('makes complete tokens for both modes from a seed and from palettes [MANIFEST-11]', () => {
  const given = brandOf({ theme: { seed: '#6a3df0', palettes: { dark: { surface: { base: '#101418' } } } } }).theme;
  for (const theme of [brandOf().theme, given]) {
    for (const mode of ['dark', 'light'] as const)
      expect(leaves(derivePalette(theme, mode)).filter((value) => !/\S/.test(value))).toEqual([]);
  }
  expect(derivePalette(given, 'dark').surface.base).toBe('#101418');
});

it('keeps the Vietnamese word where only the English one is overridden [MANIFEST-12]', async () => {
  const { words } = brandOf({ words: { en: { 'common.reload': 'Once more' } } });
  expect((await createText('en', words.en)).t('common.reload')).toBe('Once more');
  const usual = (await createText('vi')).t('common.reload');
  expect((await createText('vi', words.vi)).t('common.reload')).toBe(usual);
  expect(usual).not.toBe('Once more');
});

it('refuses words the site does not have or would show empty', () => {
  const options = { words: { 'home.hot.title': 'Trò chơi nổi bật', 'common.reload': 'Tải lại' } };
  expect(problemsOf({ words: { vi: { 'home.hot.tilte': 'A' } } }, options)[0]).toMatchObject({
    code: 'word.misspelt',
    patch: [{ op: 'move', from: '/words/vi/home.hot.tilte', path: '/words/vi/home.hot.title' }],
  });
  expect(codesOf({ words: { vi: { 'common.reload': '' } } }, options)).toEqual(['text.blank /words/vi/common.reload']);
});

it('names values that an override shows and the site does not have, and those it no longer shows', () => {
  const options = { words: { 'lobby.count': '{{count}} trò chơi từ {{vendors, number}} nhà cung cấp' } };
  const found = (text: string) => problemsOf({ words: { vi: { 'lobby.count': text } } }, options);
  expect(found('{{count}} trò của {{- vendors }} hãng')).toEqual([]);
  expect(found('{{count}} trò, giá {{gia}}')).toMatchObject([{ code: 'word.unknownSlot', pointer: '/words/vi/lobby.count' }]);
  expect(found('{{count}} trò, giá {{gia}}')[0]?.message.en).toContain('{{gia}}');
  expect(found('Rất nhiều trò của {{vendors}} hãng')).toMatchObject([{ code: 'word.lostSlot', severity: 'warning' }]);
});

it('shows an override as written: it cannot include other words', async () => {
  const { words } = brandOf({ words: { vi: { 'common.reload': 'Lại $t(common.close)' } } });
  expect((await createText('vi', words.vi)).t('common.reload')).toBe('Lại $t(common.close)');
});

describe('a brand in one language', () => {
  const english = { languages: { default: 'en', offered: ['en'] } };

  it('needs its texts in that language only', () => {
    const brand = brandOf({ ...english, tagline: { en: 'Play well' } });
    expect(brand.tagline).toEqual({ en: 'Play well', vi: 'Play well' });
    expect(codesOf({ ...english, tagline: { vi: 'Chơi vui' } })).toEqual(['language.noText /tagline']);
    expect(codesOf({ ...english, tagline: {} })).toEqual(['language.noText /tagline']);
  });

  it('gives texts in lists and maps a fallback, too', () => {
    const extra = [{ id: 'fees', title: { en: 'Fees' }, body: { en: 'None.' } }];
    const { help } = brandOf({ ...english, help: { extra, topics: { refund: { body: { en: 'Ask us.' } } } } });
    expect(help.extra[0]?.title.vi).toBe('Fees');
    expect(help.topics.refund?.body?.vi).toBe('Ask us.');
  });
});

describe('law', () => {
  it('cannot be themed or worded away [MANIFEST-16]', () => {
    for (const key of lawWords) expect(codesOf({ words: { vi: { [key]: 'x' } } })).toEqual([`word.locked /words/vi/${key}`]);
    for (const attempt of [
      { footer: { showAge: false } },
      { registration: { terms: { minAge: 16 } } },
      { footer: { hideLicences: true } },
    ]) {
      expect(codesOf(attempt)).toHaveLength(1);
    }
    expect(codesOf({ help: { topics: { responsible: { body: { vi: '', en: '' } } } } }).length).toBeGreaterThan(0);
  });

  it.each([
    [{ policies: { session: { idleMinutes: 60 } } }, '/policies/session/idleMinutes', 'at most 30'],
    [{ policies: { session: { absoluteHours: 24 } } }, '/policies/session/absoluteHours', 'at most 12'],
    [{ policies: { session: { maxSessions: 50 } } }, '/policies/session/maxSessions', 'at most 20'],
    [{ policies: { auth: { passwordMaxAgeDays: 365 } } }, '/policies/auth/passwordMaxAgeDays', 'at most 90'],
    [{ registration: { fields: { password: { minLength: 4 } } } }, '/registration/fields/password/minLength', 'at least 8'],
    [{ registration: { terms: { minAge: 16 } } }, '/registration/terms/minAge', 'at least 18'],
  ])('names the floor of what is looser than the server allows: %j [MANIFEST-17]', (more, pointer, bound) => {
    const [problem, ...others] = problemsOf(more);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'policy.looser', pointer });
    expect(problem?.message.en).toContain(bound);
    expect(readBrand(applyFix(JSON.stringify({ ...smallest, ...more }), problem?.patch ?? [])).ok).toBe(true);
  });

  it('takes a tighter floor from the server', () => {
    const floors = { '/policies/session/idleMinutes': { atMost: 10 } };
    expect(codesOf({ policies: { session: { idleMinutes: 20 } } }, { floors })).toEqual([
      'policy.looser /policies/session/idleMinutes',
    ]);
    expect(codesOf({ policies: { session: { idleMinutes: 9 } } }, { floors })).toEqual([]);
  });

  it('asks a real-money brand for its licence and its region policy [MANIFEST-16]', () => {
    const hosts = ['www.example.com'];
    expect(codesOf({ profile: 'real', hosts })).toEqual([
      'real.noLicence /footer/licences',
      'real.noRegions /status/blockedRegions',
    ]);
    const licensed = { profile: 'real', hosts, footer: { licences: [{ issuer: 'Authority', number: 'A-1' }] } };
    expect(codesOf({ ...licensed, status: { blockedRegions: ['US'] } })).toEqual([]);
    expect(codesOf({ ...licensed, status: { blockedRegions: [] } })).toEqual(['real.noRegions /status/blockedRegions']);
    expect(codesOf({ ...licensed, status: { blockedRegions: [], everyRegion: true } })).toEqual([]);
    const demo = { footer: { licences: [{ issuer: 'Livery Demo Board', number: 'DEMO-0000-2026' }] } };
    expect(codesOf({ ...licensed, ...demo, status: { blockedRegions: ['US'] } })).toEqual([
      'real.demoLicence /footer/licences/0/number',
    ]);
  });

  it('asks a real-money brand for the strict form of what play money may have weaker', () => {
    const real = {
      profile: 'real',
      hosts: ['www.example.com'],
      footer: { licences: [{ issuer: 'Authority', number: 'A-1' }] },
      status: { blockedRegions: ['US'] },
    };
    const weak = (password: object, errorDetail = 'generic') => ({
      registration: { fields: { password } },
      policies: { auth: { errorDetail } },
    });
    const digits = weak({ patternId: 7, maxLength: 20 }, 'specific');
    expect(codesOf(digits)).toEqual([]);
    expect(codesOf({ ...real, ...digits })).toEqual([
      'real.weakSetting /registration/fields/password/patternId',
      'real.weakSetting /registration/fields/password/maxLength',
      'real.weakSetting /policies/auth/errorDetail',
    ]);
    expect(codesOf({ ...real, ...weak({ patternId: 16, maxLength: 64 }) })).toEqual([]);
  });

  it('asks a real-money brand for own texts where the standard ones speak of play money', () => {
    const real = {
      profile: 'real',
      hosts: ['www.example.com'],
      footer: { licences: [{ issuer: 'Authority', number: 'A-1' }] },
      status: { blockedRegions: ['US'] },
    };
    const line =
      JSON.stringify({ ...smallest, ...real }, null, 2)
        .split('\n')
        .findIndex((text) => text.includes('"profile"')) + 1;
    const body = { vi: 'Văn bản', en: 'Text' };
    const options = { playMoneyTopics: ['terms', 'guide'] };
    expect(codesOf(real, options)).toEqual(['real.standardText /help/topics/terms', 'real.standardText /help/extra']);
    expect(problemsOf(real, options)[0]).toMatchObject({ line });
    const help = { topics: { terms: { body } }, extra: [{ id: 'guide', title: body, body }] };
    expect(codesOf({ ...real, help }, options)).toEqual([]);
    expect(codesOf({ profile: 'play' }, options)).toEqual([]);
  });
});

it.each([
  [{ languages: { default: 'en', offered: ['vi'] } }, 'language.notOffered /languages/default'],
  [{ tagline: { vi: 'Xin chào' } }, 'language.noText /tagline'],
  [{ theme: { seed: '#6a3df0', modes: ['light'] } }, 'mode.notOffered /theme/defaultMode'],
  [{ timeZone: 'Asia/Ho_Chi_Min' }, 'timeZone.unknown /timeZone'],
  [{ money: { currency: 'ZZZ' } }, 'currency.unknown /money/currency'],
  [{ status: { blockedRegions: ['US', 'XX'] } }, 'region.unknown /status/blockedRegions/1'],
  [{ money: { numberFormat: { decimal: ',' } } }, 'money.sameSeparators /money/numberFormat/group'],
  [
    { registration: { fields: { email: { minLength: 9, maxLength: 3 } } } },
    'field.lengths /registration/fields/email/minLength',
  ],
  [{ registration: { fields: { captcha: { minLength: 5 } } } }, 'field.captchaLength /registration/fields/captcha/minLength'],
  [{ registration: { fields: { captcha: { maxLength: 5 } } } }, 'field.captchaLength /registration/fields/captcha/maxLength'],
  [{ contacts: { liveChat: 'https://chat.example/room' } }, 'frame.hostMissing /contacts/liveChat'],
  [
    { help: { extra: [{ id: 'about', title: { vi: 'A', en: 'A' }, body: { vi: 'A', en: 'A' } }] } },
    'help.takenId /help/extra/0/id',
  ],
  [
    { catalogue: { order: ['RNG', 'SPORTS'], esportsAffiliates: ['REDFIN'] } },
    'catalogue.noEsports /catalogue/esportsAffiliates',
  ],
  [{ schemaVersion: 3 }, 'version.newer /schemaVersion'],
])('sees what several places say together: %j', (more, expected) => {
  const problems = problemsOf(more);
  expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([expected]);
  const patch = problems[0]?.patch;
  if (patch !== undefined) expect(readBrand(applyFix(JSON.stringify({ ...smallest, ...more }), patch)).ok).toBe(true);
});

it.each(['localhost', '127.0.0.1', '127.8.0.1'])('warns that the host %s hides the overview of all brands', (host) => {
  const hosts = ['aurora.localhost', host];
  expect(problemsOf({ hosts })).toMatchObject([{ code: 'host.loopback', severity: 'warning', pointer: '/hosts/1' }]);
  expect(codesOf({ hosts }, { servesOneBrand: true })).toEqual([]);
});

it('warns of vendors and games that do not exist, and suggests the one that was meant', () => {
  const catalogue = { studios: ['SAPPH', 'ROOK', 'TAM'], games: ['dragon', 'shark', 'north'] };
  const named = {
    home: { hotGames: ['dragon', 'sharc', 'comet'], lotteries: ['nort'] },
    catalogue: { hiddenVendors: ['SAPHP', 'TAM', 'XYZ9'], esportsAffiliates: ['ROKK'] },
  };
  const problems = problemsOf(named, { catalogue });
  expect(problems.map(({ code, pointer, severity }) => `${severity} ${code} ${pointer}`)).toEqual([
    'warning catalogue.misspeltGame /home/lotteries/0',
    'warning catalogue.misspeltGame /home/hotGames/1',
    'warning catalogue.unknownGame /home/hotGames/2',
    'warning catalogue.misspeltVendor /catalogue/esportsAffiliates/0',
    'warning catalogue.misspeltVendor /catalogue/hiddenVendors/0',
    'warning catalogue.unknownVendor /catalogue/hiddenVendors/2',
  ]);
  expect(problems[3]?.message.en).toBe('There is no vendor "ROKK". Did you mean ROOK?');
  const text = problems.reduce((at, { patch }) => (patch === undefined ? at : applyFix(at, patch)), JSON.stringify(named));
  expect(JSON.parse(text)).toEqual({
    home: { hotGames: ['dragon', 'shark', 'comet'], lotteries: ['north'] },
    catalogue: { hiddenVendors: ['SAPPH', 'TAM', 'XYZ9'], esportsAffiliates: ['ROOK'] },
  });
  expect(codesOf({ home: { hotGames: ['comet'] } }, { catalogue: { ...catalogue, games: null } })).toEqual([]);
  expect(codesOf({}, { catalogue: { studios: [], games: [] } })).toEqual([]);
});

it('says where the folder has another name', () => {
  expect(codesOf({}, { folder: 'borealis' })).toEqual(['merchant.folder /merchant']);
});

function leaves(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
}
