import { RealTimeAct } from '../../../../../wire/contracts.ts';
import { actRoute } from '../../../../agents/contracts/index.ts';

export default actRoute('realTime', 'realTimeContract', RealTimeAct);
