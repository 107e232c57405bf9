/** Age in whole years at `moment` (UTC). Date of birth as `yyyy-MM-dd` or `MM-dd-yyyy`. */
export function ageOn(birthday: string, moment: Date): number {
  const parts = birthday.trim().split('-').map(Number);
  const [year = 0, month = 1, day = 1] = birthday.trim().indexOf('-') === 4 ? parts : [parts[2], parts[0], parts[1]];
  const years = moment.getUTCFullYear() - year;
  const hadBirthday = moment.getUTCMonth() + 1 > month || (moment.getUTCMonth() + 1 === month && moment.getUTCDate() >= day);
  return hadBirthday ? years : years - 1;
}
