// A list that stays sorted: in chunks, so that adding, removing and any place in it are cheap however long it is.
// (No library fits: those that are kept and typed find neither the place of an entry nor the entry at a place.)

/** Tells the order of two entries; 0 for one and the same place, which only one entry takes. */
export type Compare<T> = (one: T, other: T) => number;

/** Longest chunk; one that grows beyond it is cut in two. */
const longest = 512;

/** The list. */
export class SortedList<T> {
  private readonly compare: Compare<T>;
  private chunks: T[][];
  private length: number;

  /**
   * @param compare The order.
   * @param entries The first entries, in any order; none is equal to another.
   */
  constructor(compare: Compare<T>, entries: T[] = []) {
    this.compare = compare;
    const sorted = entries.toSorted(compare);
    this.chunks = [];
    // Half full, so that the first additions cut nothing.
    for (let at = 0; at < sorted.length; at += longest / 2) this.chunks.push(sorted.slice(at, at + longest / 2));
    this.length = sorted.length;
  }

  get size(): number {
    return this.length;
  }

  /** Adds an entry, in place of an equal one. */
  add(entry: T): void {
    const chunk = this.chunks[this.chunkOf(entry)] ?? this.chunks.at(-1);
    if (chunk === undefined) {
      this.chunks.push([entry]);
      this.length = 1;
      return;
    }
    const at = this.placeIn(chunk, entry);
    const known = chunk[at];
    if (known !== undefined && this.compare(known, entry) === 0) {
      chunk[at] = entry;
      return;
    }
    if (at === chunk.length) chunk.push(entry);
    else chunk.splice(at, 0, entry);
    this.length += 1;
    if (chunk.length > longest) this.cut(chunk);
  }

  /** Removes the entry that is equal to one; nothing when there is none. */
  delete(entry: T): void {
    const index = this.chunkOf(entry);
    const chunk = this.chunks[index];
    if (chunk === undefined) return;
    const at = this.placeIn(chunk, entry);
    const known = chunk[at];
    if (known === undefined || this.compare(known, entry) !== 0) return;
    if (at === 0) chunk.shift();
    else chunk.splice(at, 1);
    this.length -= 1;
    if (chunk.length === 0) this.chunks.splice(index, 1);
  }

  /** The first entry, if any. */
  first(): T | undefined {
    return this.chunks[0]?.[0];
  }

  /** The entry at a place, if any. */
  at(place: number): T | undefined {
    let skip = place;
    for (const chunk of this.chunks) {
      if (skip < chunk.length) return chunk[skip];
      skip -= chunk.length;
    }
    return undefined;
  }

  /**
   * How many entries come before a place.
   * @param isBefore Whether an entry does; true for the first ones, false for all others.
   */
  countBefore(isBefore: (entry: T) => boolean): number {
    const index = lowerBound(this.chunks, (chunk) => isBefore(chunk.at(-1) as T));
    let count = 0;
    for (let n = 0; n < index; n += 1) count += this.chunks[n]?.length ?? 0;
    return count + lowerBound(this.chunks[index] ?? [], isBefore);
  }

  /**
   * Goes through the entries from a place on.
   * @param place The first entry; backwards the one after it.
   * @param isForward Whether in order, or back from there.
   * @param visit Called with each entry; it returns false for no more.
   */
  walk(place: number, isForward: boolean, visit: (entry: T) => boolean): void {
    const { chunks } = this;
    const step = isForward ? 1 : -1;
    let skip = isForward ? place : this.length - place;
    for (let index = isForward ? 0 : chunks.length - 1; index >= 0 && index < chunks.length; index += step) {
      const chunk = chunks[index] as T[];
      for (let n = skip; n < chunk.length; n += 1) if (!visit(chunk[isForward ? n : chunk.length - 1 - n] as T)) return;
      skip = Math.max(skip - chunk.length, 0);
    }
  }

  /** All entries, in order. */
  all(): T[] {
    return this.chunks.flat();
  }

  /** The chunk an entry is in, or would be: mostly the last one, because what is new comes last. */
  private chunkOf(entry: T): number {
    const { chunks, compare } = this;
    const last = chunks.length - 1;
    if (last > 0 && compare(chunks[last - 1]?.at(-1) as T, entry) < 0)
      return compare(chunks[last]?.at(-1) as T, entry) < 0 ? chunks.length : last;
    return lowerBound(chunks, (chunk) => compare(chunk.at(-1) as T, entry) < 0);
  }

  /** Where in its chunk an entry is, or would be: at its end, where it is the newest. */
  private placeIn(chunk: T[], entry: T): number {
    const { compare } = this;
    if (compare(chunk.at(-1) as T, entry) < 0) return chunk.length;
    return lowerBound(chunk, (known) => compare(known, entry) < 0);
  }

  private cut(chunk: T[]): void {
    this.chunks.splice(this.chunks.indexOf(chunk) + 1, 0, chunk.splice(longest / 2));
  }
}

/** How many entries at the start of a list come before a place. */
function lowerBound<T>(entries: T[], isBefore: (entry: T) => boolean): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(entries[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}
