/** Limits and chips: `500K`, `120M`. */
export const shortAmount = (amount: string) =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 }).format(amount as `${number}`);
