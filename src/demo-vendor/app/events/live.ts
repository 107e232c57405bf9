import type { FrameEvents } from '../../wire.ts';
import { client } from '../client.ts';

/** Keeps what the server says about events, and its clock. */
export class LiveEvents {
  data: FrameEvents | null = null;
  private ahead = 0;
  private asking = false;
  private readonly listeners: (() => void)[] = [];

  /** The server's clock in milliseconds. */
  get now() {
    return Date.now() + this.ahead;
  }

  async refresh(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      this.data = await client.events();
      this.ahead = this.data.now - Date.now();
      for (const listener of this.listeners) listener();
    } catch {
      // The next beat asks again; until then the last known state stands.
    } finally {
      this.asking = false;
    }
  }

  onChange(listener: () => void) {
    this.listeners.push(listener);
  }
}
