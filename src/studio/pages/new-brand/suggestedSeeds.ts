/** Data: seeds that are far from each other and from the colours of winning and losing. */
export const suggestedSeeds = ['#7c3aed', '#0b6e8a', '#a91e16', '#0f766e', '#c2410c', '#be185d', '#1d4ed8', '#4d7c0f'] as const;
