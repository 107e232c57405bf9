import { ContractCentre } from '../contracts/ContractCentre.tsx';
import { contractWords } from '../contracts/contractWords.ts';
import { AgentPage } from '../parts/AgentPage.tsx';

export default function RealTimeWagePage() {
  return (
    <AgentPage areas={contractWords}>
      <ContractCentre kind="realTime" />
    </AgentPage>
  );
}
