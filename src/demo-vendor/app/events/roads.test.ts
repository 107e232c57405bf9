import { describe, expect, it } from 'vitest';
import { type ModelId, modelOf, models } from '../../engines/events/models.ts';
import { bigRoad, roadRulesOf, type Tone } from './roads.ts';

const tones = { r: 'red', b: 'blue', g: 'green' } as const;
const road = (text: string) => bigRoad([...text].map((letter): Tone => tones[letter as keyof typeof tones]));
const places = (text: string) => road(text).map(({ column, row }) => `${column}${row}`);

describe('the big road', () => {
  it('goes down while a side repeats and right when it changes', () => {
    expect(places('rrbrr')).toEqual(['00', '01', '10', '20', '21']);
  });

  it('turns right at the sixth row, and goes on to the right', () => {
    expect(places('rrrrrrrr')).toEqual(['00', '01', '02', '03', '04', '05', '15', '25']);
  });

  it('turns right above a cell that an earlier tail took', () => {
    expect(places('rrrrrrrbbbbbbr').slice(6)).toEqual(['15', '10', '11', '12', '13', '14', '24', '20']);
  });

  it('counts ties on the result before them and leaves leading ones out', () => {
    expect(road('grggb')).toEqual([
      { column: 0, row: 0, tone: 'red', ties: 2 },
      { column: 1, row: 0, tone: 'blue', ties: 0 },
    ]);
  });
});

it.each(Object.keys(models).filter((id) => roadRulesOf(id as ModelId) !== null) as ModelId[])(
  'the side on the road of %s is the one whose bet wins',
  (id) => {
    const rules = roadRulesOf(id);
    const model = modelOf(id);
    const play = model.plays.find(
      ({ picks }) => picks.kind === 'choice' && Object.values(rules?.sides ?? {}).some((side) => picks.from.includes(side)),
    );
    let state = 11;
    const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
    for (let round = 0; round < 300; round += 1) {
      const result = model.draw(random, 1);
      const side = rules?.sides[rules.toneOf(result)] ?? '';
      if (play?.picks.kind !== 'choice' || !play.picks.from.includes(side)) continue;
      expect(model.returned(result, play.key, side, 1)).toBeGreaterThan(100);
    }
  },
);
