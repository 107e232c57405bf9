import { RealTimeAct } from '../../../../wire/contracts.ts';
import { actRoute } from '../../../contracts/actRoute.ts';

export default actRoute('realTime', 'realTimeContract', RealTimeAct);
