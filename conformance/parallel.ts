// Runs work on many items, a few at a time.

/** Runs `work` on each item, `width` at a time. @throws The first error of `work`. */
export async function inParallel<T>(items: T[], work: (item: T) => Promise<void>, width = 8): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
