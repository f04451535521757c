import { readdirSync, readFileSync } from 'node:fs';

export interface Sentence {
  intent: string;
  text: string;
  /** The file in which it stands. */
  file: string;
}

/** The sentences of a folder: `# intent`, then lines of sentences apart by " / ". */
export function sentencesIn(folder: 'learned' | 'held-out'): Sentence[] {
  const at = new URL(`../sentences/${folder}/`, import.meta.url);
  return readdirSync(at)
    .sort()
    .flatMap((name) => {
      let intent = '';
      return readFileSync(new URL(name, at), 'utf8')
        .split('\n')
        .flatMap((line): Sentence[] => {
          if (line.startsWith('# ')) intent = line.slice(2).trim();
          else if (line.trim() !== '')
            return line.split(' / ').map((text) => ({ intent, text: text.trim(), file: name }));
          return [];
        });
    });
}
