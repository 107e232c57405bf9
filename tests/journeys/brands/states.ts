import { picture, writeBrand } from './writeBrand.ts';

const plain = (merchant: string, name: string) => ({
  merchant,
  name,
  hosts: [`${merchant}.localhost`],
  theme: { seed: '#1d6f42' },
  assets: { logo: 'logo.svg' },
});
/** The only brand of the journeys whose notices open by themselves: two on a day, one of them after the login. */
export const notifiedBrand = 'notified';
/** The brand whose folder a journey changes after the studio has published another version. */
export const partedBrand = 'parted';

const files = { 'logo.svg': picture('#1d6f42') };

const chat = (merchant: string) => ({
  contacts: { liveChat: `https://chat.${merchant}.example/live` },
  frames: { customerService: [`chat.${merchant}.example`] },
});
/** Category names of German length. */
const longNames = {
  con_lott: 'Lotteriescheinannahmestelle',
  con_elott: 'Elektronische Schnellziehung',
  con_live: 'Liveübertragene Kasinotische',
  con_sports: 'Sportwettenveranstaltungen',
  con_fish: 'Unterwasserfischereispiele',
  con_rng: 'Spielautomatenwarenhaus',
  con_pvp: 'Gesellschaftskartenspiele',
  compete_game: 'Wettkampfcomputerspiele',
};
/** Contact channels without a chat: mail and social networks only. */
const elsewhere = { email: 'desk@endless.example', social: [{ kind: 'telegram', url: 'https://endless.example/telegram' }] };
const local = (text: string) => ({ vi: text, en: text });

/**
 * Writes one brand per special state: behind the login guard, games for members only, maintenance with and without a known end,
 * blocked region, some apps only, banners in every period, reordered sections, short sessions and transfers to the brand's bank
 * account, social login, custom minimum age.
 */
export function writeStateBrands(root: string): void {
  writeBrand(root, { ...plain('guarded', 'Guarded'), policies: { routing: { loginedToHomePage: true } } }, files);
  const account = { bank: 'VCB', number: '0000000000', holder: 'CONG TY BRIEF', content: 'BRIEF' };
  const limits = { provider: 'simulated', min: 10_000, max: 500_000_000 };
  const deposits = { methods: [{ id: 'transfer', name: local('Transfer'), kind: 'bank', ...limits, account }] };
  writeBrand(root, { ...plain('members', 'Members'), profile: 'play', catalogue: { guestRead: false } }, files);
  const session = { idleMinutes: 5 };
  writeBrand(root, { ...plain('brief', 'Brief'), profile: 'play', policies: { session }, deposits }, files);
  const firebase = { apiKey: 'A'.repeat(30), authDomain: 'linked.example', projectId: 'linked-project' };
  const terms = { minAge: 21 };
  writeBrand(root, { ...plain('linked', 'Linked'), signIn: { social: ['google'], firebase }, registration: { terms } }, files);
  const until = '2099-12-05T05:00:00+07:00';
  writeBrand(root, { ...plain('resting', 'Resting'), ...chat('resting'), status: { maintenance: { on: true, until } } }, files);
  const endless = { ...plain('endless', 'Endless'), status: { maintenance: { on: true } } };
  writeBrand(root, { ...endless, contacts: elsewhere }, files);
  writeBrand(root, { ...plain('regional', 'Regional'), ...chat('regional'), status: { blockedRegions: ['VN'] } }, files);
  writeBrand(
    root,
    {
      ...plain('apps', 'Apps'),
      downloads: [
        { resourceType: 'IOS', url: 'https://apps.example/ios' },
        { resourceType: 'MOBILECONFIG', url: 'https://apps.example/lite' },
        { resourceType: 'ANDROID', url: 'https://apps.example/android' },
      ],
    },
    files,
  );
  const android = [{ resourceType: 'ANDROID', url: 'https://apps.example/android' }];
  writeBrand(root, { ...plain('handheld', 'Handheld'), downloads: android }, files);
  writeBrand(root, { ...plain('silent', 'Silent'), status: { blockedRegions: ['VN'] } }, files);
  const banner = (id: string, period: object) => ({ id, image: { light: 'logo.svg' }, alt: local(`Banner ${id}`), ...period });
  writeBrand(
    root,
    {
      ...plain('timed', 'Timed'),
      banners: {
        home: [
          banner('gone', { until: '2020-01-01T00:00:00Z' }),
          banner('now', { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' }),
          banner('later', { from: '2099-01-01T00:00:00Z' }),
        ],
      },
    },
    files,
  );
  const policies = { notices: { popups: 2 } };
  writeBrand(root, { ...plain(notifiedBrand, 'Notified'), profile: 'play', policies }, files);
  writeBrand(root, plain(partedBrand, 'Parted'), files);
  writeBrand(root, { ...plain('wordy', 'Wordy'), words: { vi: longNames, en: longNames } }, files);
  const sections = ['missions', 'live', 'winners', 'hotGames', 'categories', 'announcements'];
  writeBrand(root, { ...plain('upended', 'Upended'), home: { sections } }, files);
}
