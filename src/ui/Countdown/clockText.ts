/** `01:02:03`, or `02:03` under an hour; fractions of a second are rounded up. */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor((left % 3600) / 60), left % 60];
  const hours = Math.floor(left / 3600);
  return (hours > 0 ? [hours, ...parts] : parts).map((part) => String(part).padStart(2, '0')).join(':');
}
