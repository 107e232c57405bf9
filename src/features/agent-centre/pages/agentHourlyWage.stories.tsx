import type { Meta, StoryObj } from '@storybook/react-vite';
import { wageStories } from '../../../../.storybook/kit/wageStories.ts';
import HourlyWagePage from './agentHourlyWage.page.tsx';

const states = wageStories('hourly', 'agentHourlyWage');

const meta = { title: 'Screens/Agent/agentHourlyWage', component: HourlyWagePage } satisfies Meta<typeof HourlyWagePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = states.filled;
export const Statement: Story = states.statement;
export const StatementFailed: Story = states.statementFailed;
export const Paid: Story = states.paid;
export const Busy: Story = states.busy;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Mine: Story = states.mine;
export const MineEmpty: Story = states.mineEmpty;
export const Team: Story = states.team;
