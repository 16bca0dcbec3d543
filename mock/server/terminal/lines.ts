// Lines to the terminal that never hold a request up: written together, and left out where nobody reads them.

/** Where lines go, such as `process.stdout`. */
export interface Sink {
  write(text: string): unknown;
  /** Bytes that were written to it and not taken yet. */
  readonly writableLength: number;
}

/** Lines on their way. */
export interface Lines {
  add(line: string): void;
  /** Writes what is there, at once. */
  flush(): void;
}

/** What may wait for a reader that has stopped reading, in bytes. */
const most = 1024 * 1024;

/** Least time between two writes, in milliseconds: under load, a write for each line would cost more than the line. */
const rest = 10;

/** Makes the lines; they are written when what is going on now is done, and many in a row a moment later together. */
export function createLines(sink: Sink): Lines {
  let waiting = "";
  let leftOut = 0;
  let isResting = false;
  const flush = () => {
    const text = waiting;
    waiting = "";
    if (text !== "") sink.write(text);
  };
  const write = () => {
    isResting = waiting !== "";
    flush();
    if (isResting) setTimeout(write, rest);
  };
  return {
    add(line) {
      if (sink.writableLength + waiting.length > most) {
        leftOut += 1;
        return;
      }
      if (waiting === "" && !isResting) setImmediate(write);
      if (leftOut > 0) waiting += `(${leftOut} lines were left out, because nobody read them in time)\n`;
      leftOut = 0;
      waiting += `${line}\n`;
    },
    flush,
  };
}
