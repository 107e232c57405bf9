import { accountTypes } from '../../../../domain/accountType.ts';

/** An account below the demo agent. No one can log in as it; `demodown` of the demo accounts is the exception. */
interface Person {
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  /** User name. */
  readonly upline: string;
  readonly plays: boolean;
}

export const topOfTeam = 'demoagent';
/** The downline of the top that one can log in as, so that both sides of a contract can be seen. */
export const headOfTeam = 'demodown';

const agent = (username: string, nickname: string, upline: string): Person => ({
  username,
  nickname,
  upline,
  type: accountTypes.agent,
  plays: false,
});
const member = (username: string, nickname: string, upline: string): Person => ({
  username,
  nickname,
  upline,
  type: accountTypes.member,
  plays: true,
});

/** Below the top on three levels; uplines come first. */
export const people: readonly Person[] = [
  agent('demochau', 'Minh Châu', topOfTeam),
  agent('demophuc', 'Hoàng Phúc', topOfTeam),
  agent('demovinh', 'Quang Vinh', topOfTeam),
  member('demotam', 'Thanh Tâm', topOfTeam),
  agent('demolong', 'Kim Long', headOfTeam),
  agent('demotran', 'Bảo Trân', headOfTeam),
  member('demokhoa', 'Anh Khoa', headOfTeam),
  member('demonhi', 'Yến Nhi', headOfTeam),
  member('demohuy', 'Gia Huy', 'demochau'),
  member('demothao', 'Phương Thảo', 'demochau'),
  member('demoduy', 'Khánh Duy', 'demophuc'),
  member('demomy', 'Hà My', 'demolong'),
  member('demoson', 'Trường Sơn', 'demolong'),
  member('demolinh', 'Diệu Linh', 'demolong'),
  member('demoan', 'Bình An', 'demotran'),
  member('demongoc', 'Bích Ngọc', 'demotran'),
];

export const personId = (index: number) => `10000001${index + 10}`;
