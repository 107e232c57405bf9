/** The highest rank that customer service answers in its live chat. */
const lastRankOfLiveChat = 4;

/** Channel that answers in customer service: the VIP service above a rank, live chat for everyone else, guests included. */
export const supportChannel = (rankLevel: number | null): 'vipChat' | 'liveChat' =>
  rankLevel !== null && rankLevel > lastRankOfLiveChat ? 'vipChat' : 'liveChat';
