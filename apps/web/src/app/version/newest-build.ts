const script = /<script[^>]*\btype="module"[^>]*\bsrc="([^"]+)"|<script[^>]*\bsrc="([^"]+)"[^>]*\btype="module"/;

/** The name of a build: its first script, whose name follows from its content. '' for a page that is none of ours. */
export function buildOf(page: string): string {
  const found = script.exec(page);
  return found?.[1] ?? found?.[2] ?? '';
}

/** Whether the server has a newer build than the one that runs here; null when it cannot be asked. */
export async function isNewer(): Promise<boolean | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    const newest = buildOf(await answer.text());
    return newest ? newest !== buildOf(document.head.innerHTML) : null;
  } catch {
    return null; // no network: the person is told that it could not be looked up
  }
}
