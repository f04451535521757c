import { Combining, knowledgeOf } from '../combine.js';
import { ownTags } from '../facts-tags.js';
import { Findings } from '../html/findings.js';
import { type Limits, type ReadResult, Unreadable } from '../model.js';
import { QuestionCollector } from '../question-collector.js';
import { readText } from '../read-text.js';
import { Unfit } from '../unfit.js';
import { childOf, childrenOf, type Element, eachElement, NotXml } from '../xml.js';
import { QuestionReader } from './question-reader.js';
import { textIn } from './texts.js';

/** Takes one `<question>` after the other. */
class MoodleFile {
  #nth = 0;
  readonly combining: Combining;

  constructor(readonly collector: QuestionCollector) {
    this.combining = new Combining(collector);
  }

  take(question: Element): void {
    if (question.attributes.type === 'category') {
      this.combining.category = knowledgeOf(textIn(childOf(question, 'category')).trim());
      return;
    }
    const where = `#${++this.#nth}`;
    const tags = childrenOf(childOf(question, 'tags'), 'tag').map(textIn);
    const findings = new Findings(this.collector.result.pictures);
    try {
      const part = findings.withSounds(new QuestionReader(findings, question).part(ownTags(tags)));
      this.combining.add(where, part, tags, findings);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      this.collector.skip(where, error.why);
    }
  }
}

/** Reads Moodle XML: every type that exists here; half a file gives its whole questions. */
export function readMoodle(bytes: Uint8Array, limits: Limits): ReadResult {
  const collector = new QuestionCollector(limits);
  const file = new MoodleFile(collector);
  const text = readText(bytes);
  if (!/<quiz[\s>]/.test(text.slice(0, 65_536))) throw new Unreadable('not-this-format');
  try {
    eachElement(text, 'question', (question) => {
      if (!collector.isFull) file.take(question);
    });
  } catch (error) {
    if (!(error instanceof NotXml)) throw error;
    collector.skip(`line ${error.line}`, 'cut-off');
  }
  file.combining.end();
  return collector.result;
}
