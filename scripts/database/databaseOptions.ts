/** Options of commands that work on a database. */
export const databaseOptions = { database: { type: 'string' }, data: { type: 'string' } } as const;
