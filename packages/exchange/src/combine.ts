import type { QuestionPart } from '@zhibi/contract/questions';
import { factsOf, ownTags } from './facts-tags.js';
import type { Findings } from './html/findings.js';
import type { QuestionCollector } from './question-collector.js';

interface Begun {
  where: string;
  body: QuestionPart & { parts: QuestionPart[] };
  tags: readonly string[];
  findings: Findings;
  left: number;
}

/**
 * Puts combined questions together again in forms that know only single ones: the shared text says in a tag how many parts follow it, each of them
 * says that it is one.
 */
export class Combining {
  #begun: Begun | undefined;
  /** Stands for a knowledge point where a question names none. */
  category = '';

  constructor(private readonly collector: QuestionCollector) {}

  add(
    where: string,
    part: QuestionPart & { parts?: QuestionPart[] },
    tags: readonly string[],
    findings: Findings,
  ): undefined {
    const own = ownTags(tags);
    if (this.#begun && own.includes('part')) return this.#join(part, findings);
    this.end();
    const left = Number(own.find((word) => word.startsWith('parts:'))?.slice(6) ?? 0);
    const begun = { where, body: { ...part, parts: part.parts ?? [] }, tags, findings, left };
    if (left > 0 && left <= 40) this.#begun = begun;
    else this.#keep(begun);
  }

  #join(part: QuestionPart, findings: Findings): undefined {
    const begun = this.#begun;
    if (begun === undefined) return;
    begun.body.parts.push(part);
    for (const warning of findings.warnings) begun.findings.warn(warning);
    if (--begun.left === 0) this.end();
  }

  /** The file ends, or another question begins. */
  end(): void {
    if (this.#begun) this.#keep(this.#begun);
    this.#begun = undefined;
  }

  #keep({ where, body, tags, findings }: Begun): void {
    const facts = factsOf(tags, findings);
    if (facts.knowledge.length === 0 && this.category !== '') facts.knowledge.push(this.category);
    this.collector.add(where, body, { facts, warnings: findings.warnings });
  }
}

/** A category of Moodle as a path of knowledge: `$course$/top/函数/二次函数` → 函数/二次函数. */
export const knowledgeOf = (category: string): string =>
  category
    .split('/')
    .filter((name) => name !== '' && name !== 'top' && !name.startsWith('$'))
    .join('/');
