import { type LotteryAccountType, lotteryPaths } from '../domain/lottery.ts';
import { type PageRoute, route } from '../domain/routes.ts';

const lobby = (lottery: LotteryAccountType, rest: Partial<PageRoute>) =>
  route(lotteryPaths[lottery].toLowerCase(), { lottery, group: 'eaLottery', ...rest });

export default [
  lobby('ELOTT', { category: 'ELOTT' }),
  lobby('LOTT', { category: 'LOTT', layout: 'header' }),
  lobby('TCG_LOTTO_VN', { layout: 'header' }),
  lobby('TCG_SEA', { layout: 'header' }),
];
