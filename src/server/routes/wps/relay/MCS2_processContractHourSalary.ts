import { HourlyAct } from '../../../../wire/contracts.ts';
import { actRoute } from '../../../contracts/actRoute.ts';

export default actRoute('hourly', 'hourlyContract', HourlyAct);
