import { DailyAct } from '../../../../wire/contracts.ts';
import { actRoute } from '../../../contracts/actRoute.ts';

export default actRoute('daily', 'dailyContract', DailyAct);
