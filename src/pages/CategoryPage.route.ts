import { type Category, categoryPaths } from '../domain/category.ts';
import { route } from '../domain/routes.ts';

const withLobby: readonly Category[] = ['RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS'];

export default [
  ...withLobby.map((category) => route(categoryPaths[category], { category })),
  route('/hot', { category: 'HOT' }),
];
