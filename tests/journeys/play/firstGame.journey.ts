import { playFirstGame } from './firstGame.ts';

playFirstGame({ merchant: 'verlago', mode: 'light', language: 'vi' });
playFirstGame({ merchant: 'volkyn', mode: 'dark', language: 'en' });
