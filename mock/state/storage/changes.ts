// What one transaction does: how to undo it, and the rows that go into the file.

/** The parts of a state whose rows are kept; in the file by these numbers. */
export const parts = {
  clock: 0,
  resource: 1,
  balance: 2,
  hold: 3,
  posting: 4,
  result: 5,
  timer: 6,
  event: 7,
  delivery: 8,
  deliveryNumber: 9,
  settings: 10,
  policy: 11,
  loaded: 12,
} as const;

/** A part of a state. */
export type Part = keyof typeof parts;

/** A row of a part; `value` is undefined when it is gone. */
export interface Change {
  part: Part;
  seq: number;
  value: object | undefined;
}

/** Takes the changes of each transaction, so that they outlive the process. */
export interface Sink {
  /**
   * Writes changes, all or none of them.
   * @param changes The rows that changed; all rows there are when everything was replaced.
   * @param isAll Whether they take the place of everything.
   * @throws Unwritable when there is no room.
   */
  write(changes: Iterable<Change>, isAll: boolean): void;
  /**
   * Tries whether there is room for a change of any usual size, and leaves nothing of it.
   * @throws Unwritable when there is not.
   */
  probe(): void;
}

/** The changes of a transaction. */
export class Changes {
  /** Whether a transaction is going on. */
  isOpen = false;
  /** Whether everything was replaced. */
  isAll = false;
  private undos: (() => void)[] = [];
  /** By part and place; the last one counts. */
  private rows = new Map<number, Change>();
  private readonly keepsRows: boolean;

  /** @param keepsRows Whether there is a file that the rows go into. */
  constructor(keepsRows: boolean) {
    this.keepsRows = keepsRows;
  }

  /** Notes how something that was just done is undone. */
  did(undo: () => void): void {
    this.undos.push(undo);
  }

  /**
   * Notes a row that was just written, and how that is undone.
   * @param owner Whose it is, which the file has beside the value.
   */
  wrote(part: Part, seq: number, value: object | undefined, undo: () => void, owner?: object): void {
    if (!this.keepsRows) {
      this.undos.push(undo);
      return;
    }
    const place = seq * 16 + parts[part];
    const before = this.rows.get(place);
    this.rows.set(place, { part, seq, value: owner === undefined ? value : { ...owner, ...value } });
    this.undos.push(() => {
      undo();
      if (before === undefined) this.rows.delete(place);
      else this.rows.set(place, before);
    });
  }

  /** Notes that everything was replaced. */
  replacedAll(undo: () => void): void {
    this.undos.push(undo);
    this.isAll = true;
  }

  written(): Iterable<Change> {
    return this.rows.values();
  }

  /** How much has been done so far. */
  mark(): number {
    return this.undos.length;
  }

  /** Undoes what was done, last things first: all of it, or what came after a mark. */
  undo(mark = 0): void {
    while (this.undos.length > mark) this.undos.pop()?.();
  }

  /** Forgets the transaction. */
  end(): void {
    this.isOpen = false;
    this.isAll = false;
    this.undos = [];
    if (this.rows.size > 0) this.rows = new Map();
  }
}
