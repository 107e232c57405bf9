import { systemStatusMachine } from '../../../src/flows/system-status/index.ts';
import { bad } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan, Start } from '../plan.ts';

const location = { ip: '203.0.113.7', country: 'VN' };
const open = { maintenance: false, regionRestriction: false, location };
const maintenance = { ...open, maintenance: true, maintenanceEnd: '2026-11-20T06:30:00.000Z' };
const endless = { ...open, maintenance: true };
const region = { ...open, regionRestriction: true, location: { ip: '203.0.113.7', country: 'SG' } };

const start = (vi: string, en: string, info: object): Start => ({
  say: both(vi, en),
  input: () => ({ info }),
  insists: ['info'],
});

export const systemStatus: FlowPlan = {
  machine: systemStatusMachine,
  name: both('Tình trạng trang', 'Site status'),
  about: both(
    'Trang mở, đang bảo trì, hay đóng với khu vực của khách. Người bị chặn không phải làm gì: cứ mỗi phút trang tự hỏi lại.',
    'Open, under maintenance, or closed to the visitor’s region. A blocked visitor need not do anything: the page asks again every minute.',
  ),
  states: {
    asking: both('Đang hỏi máy chủ', 'Asking the server'),
    open: both('Mở', 'Open'),
    maintenance: both('Bảo trì', 'Maintenance'),
    region: both('Khu vực bị chặn', 'Region closed'),
  },
  starts: {
    closed: start('trang đến khi đang bảo trì', 'the page arrives during maintenance', maintenance),
    abroad: start('trang đến với khách bị chặn', 'the page arrives for a closed region', region),
  },
  events: { check: { say: both('hỏi lại', 'asks again'), event: { type: 'status.check' } } },
  answers: {
    readStatus: {
      open: { say: both('trang mở', 'the site is open'), output: open },
      maintenance: { say: both('bảo trì đến 13:30', 'maintenance until 13:30'), output: maintenance },
      endless: { say: both('bảo trì chưa rõ khi nào xong', 'maintenance, end unknown'), output: endless },
      region: { say: both('khu vực bị chặn', 'the region is closed'), output: region },
      offline: bad.offline,
    },
  },
  facets(snapshot) {
    const { info } = snapshot.context as {
      info: { maintenance: boolean; maintenanceEnd?: string; regionRestriction: boolean };
    };
    const known = info.maintenance
      ? info.maintenanceEnd === undefined
        ? 'endless'
        : 'maintenance'
      : info.regionRestriction
        ? 'region'
        : 'open';
    if (snapshot.matches('asking')) return { known };
    return { end: known === 'endless' ? 'unknown' : undefined };
  },
  words: {
    'known.maintenance': both('lần trước: bảo trì', 'last known: maintenance'),
    'known.endless': both('lần trước: bảo trì, chưa rõ khi nào xong', 'last known: maintenance, end unknown'),
    'known.region': both('lần trước: khu vực bị chặn', 'last known: region closed'),
    'known.open': both('lần trước: mở', 'last known: open'),
    'end.unknown': both('chưa rõ khi nào xong', 'end unknown'),
  },
  scene: ({ start: begun }) => ({
    address: '/index',
    status: begun === 'abroad' ? region : maintenance,
  }),
  undrawn: {
    'asking--open': both('Trang đang mở: việc hỏi không hiện ra.', 'The site is open: asking does not show.'),
  },
  alike: [
    ...['maintenance', 'region'].map((state) => ({
      states: [state, `asking--${state}`],
      because: both('Trong lúc hỏi, điều biết lần trước vẫn hiện.', 'While it asks, what was known last still shows.'),
    })),
    {
      states: ['maintenance--unknown', 'asking--endless'],
      because: both('Trong lúc hỏi, điều biết lần trước vẫn hiện.', 'While it asks, what was known last still shows.'),
    },
  ],
};
