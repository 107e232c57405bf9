import { playFirstGame } from './firstGame.ts';

playFirstGame({ merchant: 'hacson', mode: 'dark', language: 'vi' });
