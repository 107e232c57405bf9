import type { Paytable } from './paytable.ts';

/** W wild, S scatter, A (highest) to G (lowest). */
const letters = 'WSABCDEFG';
const strip = (text: string) => [...text].map((letter) => letters.indexOf(letter));

const twentyLines = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '00100',
  '22122',
  '10001',
  '12221',
  '01110',
  '21112',
  '10101',
  '12121',
  '01010',
  '21212',
  '11011',
  '11211',
  '02020',
  '20202',
  '10201',
].map((rows) => [...rows].map(Number));

const fiveLines = ['111', '000', '222', '012', '210'].map((rows) => [...rows].map(Number));

const common = { rows: 3, wild: 0, mostReturned: 1_000_000, mostFreeRounds: 200 } as const;

/** Medium, high and low volatility, and a classic three-reel machine. `exactReturn` computes the published RTP. */
export const paytables = {
  river: {
    ...common,
    id: 'river',
    strips: [
      'EBEDCGWFABDFAEGEDEGWFBAGCSDCFGDFC',
      'EWEGCAGFAGSDFCFDGFBEDSECBGCBDWAEDF',
      'GBEFADAGCWDCFDCGWFGEGBCEBDEFAFDES',
      'FGWDESDFGFEBDGAFAGSECBCBCGDWAEFDBEC',
      'BDGBDEFGFCAEGCFDSGBWECAFWEFEDABGDC',
    ].map(strip),
    lines: twentyLines,
    pays: [
      [165, 815, 4085],
      [],
      [125, 410, 1960],
      [80, 245, 980],
      [65, 195, 655],
      [25, 100, 325],
      [35, 95, 325],
      [25, 65, 245],
      [25, 65, 245],
    ],
    scatter: 1,
    scatterPays: [200, 1000, 5000],
    freeRounds: [10, 15, 20],
    freeMultiplier: 2,
  },
  storm: {
    ...common,
    id: 'storm',
    strips: [
      'DFDECGDBFEGDGECFGBFECFAEWACFGDBGDES',
      'DGEGFGAWCEFDBFSDEDCGEGEDFSABFCFCBGWDE',
      'FEDBDFEWGFGDBGEGCAGEWCFBCDFGEFASEDCDS',
      'EWSGEBCAEGEDEGFCSDBGWDFDFGFEACDGFBDCF',
      'DWFDGEGCAGFEFECDEDGCECBSDGEDFBGFBFA',
    ].map(strip),
    lines: twentyLines,
    pays: [
      [235, 2365, 23_665],
      [],
      [175, 1185, 5915],
      [120, 475, 2365],
      [70, 295, 1185],
      [25, 90, 355],
      [25, 90, 355],
      [10, 45, 235],
      [10, 45, 235],
    ],
    scatter: 1,
    scatterPays: [200, 1000, 10_000],
    freeRounds: [10, 15, 25],
    freeMultiplier: 3,
  },
  breeze: {
    ...common,
    id: 'breeze',
    strips: [
      'WFDAFEGAGEDGEDWBGBFDCFBCFAGCDECESCBA',
      'GDCABFDWGFWFCADWFAGCSABEDEDCGEBEGBECF',
      'EGADEFEAGWDFBCFBGDCEWGBWBCADFSAECGFDC',
      'FGAGFABWFDFEWEGCAEFBDEGCAEDCDCBWCSGDB',
      'AWEBEBDAGCGFBGSGFCADEFDEDCECBGDFAFWC',
    ].map(strip),
    lines: twentyLines.slice(0, 10),
    pays: [
      [315, 940, 3915],
      [],
      [210, 625, 1880],
      [190, 470, 1255],
      [155, 390, 940],
      [80, 190, 470],
      [80, 190, 470],
      [65, 125, 315],
      [65, 125, 315],
    ],
    scatter: 1,
    scatterPays: [100, 500, 2000],
    freeRounds: [6, 8, 12],
    freeMultiplier: 2,
  },
  classic: {
    ...common,
    id: 'classic',
    strips: ['DGEFEFBECADBDGFABFDEGCWGC', 'FECBGBCDCFEFDGBAEDEGFAGDW', 'DEWBEDFGEAGFBFCDEFCGCBADG'].map(strip),
    lines: fiveLines,
    pays: [[10_100], [], [2525], [1005], [705], [355], [250], [180], [130]],
    scatter: null,
    scatterPays: [],
    freeRounds: [],
    freeMultiplier: 1,
  },
} as const satisfies Record<string, Paytable>;

export type PaytableId = keyof typeof paytables;
