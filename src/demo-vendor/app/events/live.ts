import type { FrameEvents } from '../../wire.ts';
import { client } from '../client.ts';

/** Polled events and the server's clock. */
export class LiveEvents {
  data: FrameEvents | null = null;
  private clockOffsetMs = 0;
  private asking = false;
  private readonly listeners: (() => void)[] = [];

  /** Server time in epoch milliseconds. */
  get now() {
    return Date.now() + this.clockOffsetMs;
  }

  async refresh(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      this.data = await client.events();
      this.clockOffsetMs = this.data.now - Date.now();
      for (const listener of this.listeners) listener();
    } catch {
      // Keep the last known state; the next poll retries.
    } finally {
      this.asking = false;
    }
  }

  onChange(listener: () => void) {
    this.listeners.push(listener);
  }
}
