import lottery from './vi/lottery.json' with { type: 'json' };
import play from './vi/play.json' with { type: 'json' };

/** Words of playing and of lotteries. They come with what shows them. */
export const words = { ...lottery, ...play };
