import type { AssistantAnswer } from '@zhibi/contract/assistant';
import type { Known } from './check-sentence.js';
import type { HiddenNames } from './names.js';

/** What was looked up so far: the answers put together, their sources numbered through. */
export class Gathered {
  readonly known: Known[] = [];
  readonly answer: AssistantAnswer = {
    kind: 'answer',
    lines: [],
    sources: [],
    links: [],
    draft: null,
    suggestions: [],
    model: null,
  };

  /** Takes an answer in, and tells it as it may leave: sentences without names, each with its sources. */
  take({ lines, sources, links, draft, suggestions }: AssistantAnswer, names: HiddenNames): string {
    const noOf = new Map(sources.map(({ no, title, to }) => [no, this.#cite(title, to)]));
    const told = lines.map(({ text, cites }) => {
      const line = { text, cites: cites.map((no) => noOf.get(no) ?? no) };
      this.answer.lines.push(line);
      const known = { text: names.hide(text), cites: line.cites };
      this.known.push(known);
      return `${known.text}${known.cites.map((no) => `[${no}]`).join('')}`;
    });
    for (const link of links) if (!this.answer.links.some(({ to }) => to === link.to)) this.answer.links.push(link);
    this.answer.draft ??= draft;
    this.answer.suggestions = suggestions;
    const rows = draft?.rows.map(({ label, value }) => `${label}: ${names.hide(value)}`) ?? [];
    for (const row of rows) this.known.push({ text: row, cites: [] });
    return [...told, ...rows].join('\n');
  }

  #cite(title: string, to: string): number {
    const known = this.answer.sources.find((source) => source.to === to);
    if (known) return known.no;
    const no = this.answer.sources.length + 1;
    this.answer.sources.push({ no, title, to });
    return no;
  }
}
