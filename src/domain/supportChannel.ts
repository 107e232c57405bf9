/** Types of the ways to customer service [CS-01]. `chat` connects to a person, for users of every rank. */
export const customerServiceTypes = { email: '1', social: '2', chat: '3' } as const;

/** The highest rank that customer service answers in its live chat. */
const lastRankOfLiveChat = 4;

/** Channel that answers in customer service: the VIP service above a rank, live chat for everyone else, guests included. */
export const supportChannel = (rankLevel: number | null): 'vipChat' | 'liveChat' =>
  rankLevel !== null && rankLevel > lastRankOfLiveChat ? 'vipChat' : 'liveChat';
