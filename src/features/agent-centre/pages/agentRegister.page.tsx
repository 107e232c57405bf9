import { AgentPage } from '../parts/AgentPage.tsx';
import { Register } from '../register/Register.tsx';

export default function RegisterPage() {
  return (
    <AgentPage areas={['form', 'auth', 'member', 'member-records', 'agent', 'agent-team']}>
      <Register />
    </AgentPage>
  );
}
