import type { AssistantAnswer } from '@zhibi/contract/assistant';

/** An address of the product with its query. */
export const at = (path: string, query: Readonly<Record<string, string | number | null>> = {}): string => {
  const given = Object.entries(query).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/** An answer while it is put together: sources are numbered in the order in which they are cited. */
export class Reply {
  private readonly answer: AssistantAnswer = {
    kind: 'answer',
    lines: [],
    sources: [],
    links: [],
    draft: null,
    suggestions: [],
    model: null,
  };

  /** The number of a source; the same place has one number. */
  cite(title: string, to: string): number {
    const known = this.answer.sources.find((source) => source.to === to);
    if (known) return known.no;
    const no = this.answer.sources.length + 1;
    this.answer.sources.push({ no, title, to });
    return no;
  }

  /** A sentence; whoever says a number says where it stands. */
  say(text: string, ...cites: number[]): this {
    this.answer.lines.push({ text, cites });
    return this;
  }

  link(title: string, to: string): this {
    this.answer.links.push({ title, to });
    return this;
  }

  draft(draft: NonNullable<AssistantAnswer['draft']>): this {
    this.answer.draft = draft;
    return this;
  }

  suggest(...words: string[]): this {
    this.answer.suggestions.push(...words);
    return this;
  }

  as(kind: AssistantAnswer['kind']): AssistantAnswer {
    return { ...this.answer, kind };
  }

  get done(): AssistantAnswer {
    return this.answer;
  }
}
