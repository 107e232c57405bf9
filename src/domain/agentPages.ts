/** Keys of the pages of the agent centre, in the order of its menu [AGENT-03] to [AGENT-14]. */
export const agentPageKeys = [
  'agentAnnouncement',
  'agentTeamOverview',
  'agentRegister',
  'agentTeamManagement',
  'agentTeamBetting',
  'agentProfitLoss',
  'agentIncome',
  'agentTransactions',
  'agentDividend',
  'agentDailyWage',
  'agentHourlyWage',
  'agentRealTimeWage',
] as const;

export type AgentPageKey = (typeof agentPageKeys)[number];

/** The page that opens without a key, and instead of one that is not available [AGENT-02]. */
const defaultAgentPage: AgentPageKey = 'agentTeamOverview';

/** Icon of each page; the sprite contains its duotone and fill weights. */
export const agentPageIcons = {
  agentAnnouncement: 'megaphone',
  agentTeamOverview: 'chart-pie-slice',
  agentRegister: 'user-plus',
  agentTeamManagement: 'users-three',
  agentTeamBetting: 'receipt',
  agentProfitLoss: 'chart-line-up',
  agentIncome: 'coins',
  agentTransactions: 'arrows-left-right',
  agentDividend: 'chart-donut',
  agentDailyWage: 'calendar-check',
  agentHourlyWage: 'clock',
  agentRealTimeWage: 'timer',
} as const satisfies Readonly<Record<AgentPageKey, string>>;

/** Wages and dividend that an agent has, as the server says at each opening [ENTITY-28]. */
export interface WageFlags {
  readonly dividend: boolean;
  readonly daily: boolean;
  readonly hourly: boolean;
  readonly realTime: boolean;
}

/** The page of a kind of contract. */
export const wagePages = {
  dividend: 'agentDividend',
  daily: 'agentDailyWage',
  hourly: 'agentHourlyWage',
  realTime: 'agentRealTimeWage',
} as const satisfies Readonly<Record<keyof WageFlags, AgentPageKey>>;

const requiredFlags: Partial<Record<AgentPageKey, keyof WageFlags>> = {
  agentDividend: 'dividend',
  agentDailyWage: 'daily',
  agentHourlyWage: 'hourly',
  agentRealTimeWage: 'realTime',
};

/** Pages that an agent may open, in the order of the menu [ROLE-09]. `built`: keys of the pages that exist in this version. */
export const agentPagesOf = (flags: WageFlags, built: ReadonlySet<string>): readonly AgentPageKey[] =>
  agentPageKeys.filter((key) => {
    const required = requiredFlags[key];
    return built.has(key) && (required === undefined || flags[required]);
  });

/** The page to show for the key of an address: itself if the account has it, else the team overview. */
export const agentPageOf = (key: string, pages: readonly AgentPageKey[]): AgentPageKey =>
  pages.find((page) => page === key) ?? defaultAgentPage;

/** Whether a flag of the consolidated funds is on: present, and neither empty nor `0`, `false` or `N`. */
const isFlagOn = (flag: string | undefined): boolean =>
  flag !== undefined && !['', '0', 'false', 'n'].includes(flag.trim().toLowerCase());

/** The four flags of the consolidated funds, by their names at the wire. */
export const wageFlagsOf = (flags: Readonly<Partial<Record<string, string>>>): WageFlags => ({
  dividend: isFlagOn(flags['divtypereq']),
  daily: isFlagOn(flags['dailysalreqtype']),
  hourly: isFlagOn(flags['contracthoursalreq']),
  realTime: isFlagOn(flags['realtimesalreqtype']),
});
