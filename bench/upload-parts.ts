/** So many workers take one part after the other. */
export async function inParts<P>(
  parts: readonly P[],
  workers: number,
  work: (part: P) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let part = parts[next++]; part !== undefined; part = parts[next++]) await work(part);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
