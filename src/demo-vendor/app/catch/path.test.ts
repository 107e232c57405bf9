import { describe, expect, it } from 'vitest';
import { firstOnPath } from './path.ts';

const cannon = { x: 50, y: 100 };
const near = { x: 50, y: 60, radius: 5, name: 'near' };
const far = { x: 50, y: 10, radius: 5, name: 'far' };
const beside = { x: 80, y: 60, radius: 5, name: 'beside' };

describe('a shot', () => {
  it('meets the first body on its path, before and beyond the point it was aimed at', () => {
    expect(firstOnPath(cannon, { x: 50, y: 30 }, [far, near, beside])?.name).toBe('near');
    expect(firstOnPath(cannon, { x: 50, y: 90 }, [far])?.name).toBe('far');
  });

  it('meets a body at its edge, and none beside or behind', () => {
    expect(firstOnPath(cannon, { x: 50, y: 0 }, [{ ...near, x: 55 }])?.name).toBe('near');
    expect(firstOnPath(cannon, { x: 50, y: 0 }, [{ ...near, x: 55.1 }])).toBeNull();
    expect(firstOnPath(cannon, { x: 50, y: 0 }, [{ ...near, y: 140 }])).toBeNull();
    expect(firstOnPath(cannon, cannon, [near])).toBeNull();
  });
});
