/** Size of the customer service window, in CSS pixels. */
export const customerServiceWindow = { width: 440, height: 500 } as const;

/** Type of the path entry that leads to a person, whatever the visitor's rank. */
export const customerServiceType = '3';
