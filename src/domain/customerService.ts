/** Type of the customer service entry that connects to an agent, whatever the user's rank. */
export const customerServiceType = '3';
