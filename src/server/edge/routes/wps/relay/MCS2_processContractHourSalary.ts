import { HourlyAct } from '../../../../../wire/contracts.ts';
import { actRoute } from '../../../../agents/contracts/index.ts';

export default actRoute('hourly', 'hourlyContract', HourlyAct);
