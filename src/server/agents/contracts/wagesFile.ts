import { Readable } from 'node:stream';
import { dateText } from '../../../domain/dateText.ts';
import type { Language } from '../../../domain/language.ts';
import type { WagePayment } from '../../../wire/wages.ts';
import type { Words } from '../../platform/words/index.ts';
import { csvAmount, csvLine, csvStart } from '../../play/records/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

const columns = [
  'from',
  'until',
  'kind',
  'direction',
  'partner',
  'validBet',
  'result',
  'wage',
  'paid',
  'debt',
  'paidAt',
] as const;

/** Payments of contracts as a CSV file, written while its rows are read. Dates are in the time zone of the brand. */
export function wagesFile(
  { tenant, language, words }: { readonly tenant: Tenant; readonly language: Language; readonly words: Words },
  rows: AsyncIterable<WagePayment>,
): Readable {
  const { money, timeZone } = tenant.brand;
  const word = (key: string) => words(language, key) ?? key;
  const date = (moment: string | null) => (moment === null ? '' : dateText(moment, timeZone));
  const amount = (value: string) => csvAmount(value, language, money.numberFormat);
  async function* lines() {
    yield csvStart +
      csvLine(
        columns.map((column) => word(`contract.csv.${column}`)),
        language,
      );
    for await (const row of rows) {
      const cells = [
        date(row.from),
        date(row.until),
        word(`contract.kind.${row.kind}`),
        word(`contract.direction.${row.direction}`),
        row.partner.name,
        amount(row.validBet),
        amount(row.houseResult),
        amount(row.wage),
        amount(row.paid),
        amount(row.debt),
        date(row.paidAt),
      ];
      yield csvLine(cells, language);
    }
  }
  return Readable.from(lines(), { objectMode: false });
}
