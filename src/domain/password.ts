import { authConstants } from './authConstants.ts';
import { checkField, type FieldFault, type FieldRule, formatFault, missingFault } from './fieldRules.ts';

/** Default password rule, if the brand sets none. */
export const passwordRule: FieldRule = { enabled: true, required: true, patternId: 1, minLength: 8, maxLength: 128 };

/** Whether a password is easy to guess: the default one, the user name, or a very common one. */
export function isForbiddenPassword(password: string, username = ''): boolean {
  const folded = password.normalize('NFC').toLowerCase();
  return (
    folded === authConstants.defaultPassword ||
    (username !== '' && folded === username.toLowerCase()) ||
    commonPasswords.has(folded)
  );
}

/** Validates a new password. Existing passwords are not validated, so that their owners can still sign in. */
export function checkNewPassword(
  password: string,
  { rule = passwordRule, username = '' }: { readonly rule?: FieldRule; readonly username?: string } = {},
): FieldFault | null {
  const value = password.normalize('NFC');
  const fault = checkField(rule, value, 'password');
  if (fault !== null || value === '') return fault;
  // Sign-in trims the input, so such a password would never match.
  if (value !== value.trim()) return formatFault(rule);
  return isForbiddenPassword(value, username) ? { key: 'auth.forbiddenPassword' } : null;
}

export function checkConfirmation(password: string, confirmation: string): FieldFault | null {
  if (confirmation === '') return missingFault('confirmPassword');
  return password.normalize('NFC') === confirmation.normalize('NFC') ? null : { key: 'inconsistent_twice' };
}

/** The most common passwords, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
123456 1234567 12345678 123456789 1234567890 12345 123123 123321 123123123 111111 1111111 11111111 000000 00000000
0000000000 222222 333333 444444 555555 666666 777777 888888 88888888 999999 99999999 987654321 87654321 654321 121212
112233 11223344 1122334455 102030 147258 147258369 159753 159357 456789 789456 789456123 246810 131313 232323 696969
101010 212121 123654 123654789 12344321 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx qazwsx qazwsxedc qwerty
qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop qwertyui qwert123 asdfgh asdfghjk asdfghjkl asdf1234
asd123 asdasd asdasd123 zxcvbn zxcvbnm zxcvbnm123 q1w2e3r4 q1w2e3r4t5 qwe123 qweasd qweasdzxc qweqwe123 abc123 abc1234
abc12345 abcd1234 abcd12345 abcdef abcdefgh abcdefg1 a123456 a1234567 a12345678 a123456789 aa123456 aa12345678 aaaaaa
aaaaaaaa a1b2c3 a1b2c3d4 abc123456 abcabc123 123456a 123456aa 12345678a 123456789a 123456abc 123abc 1234abcd 123qwe
123qweasd 1234qwer 12345qwert 123456q 123456qwe password password1 password12 password123 password1234 passw0rd
p@ssw0rd p@ssword p@ssword1 pa55word pass1234 passpass mypassword letmein letmein1 welcome welcome1 welcome123 admin
admin123 admin1234 administrator root1234 changeme changeme123 default guest1234 login123 master master123 superman
batman123 spiderman pokemon naruto123 dragon dragon123 monkey monkey123 football football1 baseball baseball1
basketball soccer123 liverpool liverpool1 chelsea123 arsenal123 barcelona manutd123 realmadrid iloveyou iloveyou1
iloveyou2 iloveu123 loveyou123 lovely123 love1234 sunshine sunshine1 princess princess1 starwars whatever trustno1
shadow123 michael1 jennifer jordan23 computer internet samsung samsung1 iphone123 google123 facebook facebook1
hello123 hello1234 helloworld hanoi123 hanoi1234 saigon123 saigon1234 vietnam vietnam1 vietnam123 vietnam2024
vietnam2025 anhyeuem anhyeuem1 anhyeuem123 emyeuanh emyeuanh123 yeuem123 yeuanh123 matkhau matkhau1 matkhau123
khongcho khongbiet khongbiet1 khongco1 chaoem123 conheocon contraiyeu giadinh123 gia123456 nguyen123 nguyenvan
tranvan123 thanhcong thanhcong1 maiyeuem maimaiyeu phatloc88 phattai88 phattai888 loc68686868 68686868 79797979
86868686 99999999a 12341234 11112222 12121212 13131313 20102010 20202020 01234567 012345678 0123456789 9876543210
1234567899 5201314 1314520 woaini123 woaini1314
`
    .trim()
    .split(/\s+/u),
);

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Password strength, for the form's meter only: 0 empty, 1 weak, 4 very strong. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const length = Array.from(password).length;
  if (length === 0) return 0;
  if (length < 8 || isForbiddenPassword(password)) return 1;
  const mixed = kinds.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (mixed < 2 || different < 5) return 1;
  if (length >= 14 && mixed >= 3) return 4;
  if (length >= 10 && mixed >= 3) return 3;
  return mixed >= 3 || length >= 12 ? 3 : 2;
}
