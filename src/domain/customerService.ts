/** Type of the customer service entry that connects to an agent, for users of every rank. */
export const customerServiceType = '3';
