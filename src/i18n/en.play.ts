import lottery from './en/lottery.json' with { type: 'json' };
import play from './en/play.json' with { type: 'json' };

/** Words of playing and of lotteries. They come with what shows them. */
export const words = { ...lottery, ...play };
