type Note = 'click' | 'stop' | 'small' | 'medium' | 'big';

const melodies: Readonly<Record<Note, readonly (readonly [frequency: number, at: number, length: number])[]>> = {
  click: [[520, 0, 0.05]],
  stop: [[220, 0, 0.07]],
  small: [[784, 0, 0.2]],
  medium: [
    [523, 0, 0.12],
    [659, 0.1, 0.12],
    [784, 0.2, 0.2],
  ],
  big: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.14],
    [1047, 0.36, 0.4],
  ],
};

let context: AudioContext | null = null;

/** Sound effects: off by default, not persisted. */
export const sound = {
  get on() {
    return context !== null;
  },
  toggle() {
    if (context === null) context = new AudioContext();
    else {
      void context.close();
      context = null;
    }
  },
  play(note: Note) {
    if (context === null) return;
    for (const [frequency, at, length] of melodies[note]) {
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      const start = context.currentTime + at;
      tone.type = 'triangle';
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + length);
    }
  },
};
