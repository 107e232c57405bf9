/** More than one process moves between two looks; what is beyond it waits for the look at all accounts. */
const most = 50_000;

/** Accounts whose wallets have moved in this process, each once. */
export function createMovedAccounts() {
  let moved = new Map<string, readonly [merchant: string, account: string]>();
  return {
    add(merchant: string, account: string) {
      if (moved.size < most) moved.set(`${merchant} ${account}`, [merchant, account]);
    },

    /** Those since the last call. */
    take: () => {
      const taken = [...moved.values()];
      moved = new Map();
      return taken;
    },
  };
}
