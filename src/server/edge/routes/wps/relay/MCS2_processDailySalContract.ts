import { DailyAct } from '../../../../../wire/contracts.ts';
import { actRoute } from '../../../../agents/contracts/index.ts';

export default actRoute('daily', 'dailyContract', DailyAct);
