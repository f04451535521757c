import { type Asker, type Intent, isIntent, noSlots, type Slots } from '@zhibi/assistant';
import type { AssistantAnswer } from '@zhibi/contract/assistant';
import { z } from 'zod';
import type { Question } from '../question.js';
import { checkSentence, sentencesIn } from './check-sentence.js';
import { Gathered } from './gathered.js';
import { type ChatMessage, hearChat, ModelError, type ModelPlace, type ToolCall } from './hear-chat.js';
import { lookupsOf, toolFor } from './lookups.js';
import type { HiddenNames } from './names.js';

const MOST_ROUNDS = 4;
/** Characters of a token, where nobody counted. */
const PER_TOKEN = 2;
const MOST_LOOKUPS = 6;

export interface ModelAsked {
  place: ModelPlace;
  asker: Asker;
  /** The opening messages, without names. */
  messages: readonly [system: string, user: string];
  names: HiddenNames;
  /** Whom and what the tokens of the question stand for. */
  slotsOf: ReadonlyMap<string, Partial<Slots>>;
  /** Answers a lookup as the assistant answers without a model. */
  lookUp: (intent: Intent, slots: Slots) => Promise<AssistantAnswer>;
  signal: AbortSignal;
  onLine: (line: AssistantAnswer['lines'][number], sources: AssistantAnswer['sources']) => void;
  words: Question['words'];
}

export interface ModelAnswered {
  answer: AssistantAnswer;
  intent: Intent;
  slots: Slots;
}

const Day = z.string().regex(/^\d{8}$/);
const Wanted = z.object({
  what: z.string(),
  class: z.string().optional(),
  student: z.string().optional(),
  homework: z.string().optional(),
  from: Day.optional(),
  to: Day.optional(),
  question: z.number().int().min(1).max(200).optional(),
  minutes: z.number().int().min(1).max(300).optional(),
  count: z.number().int().min(1).max(200).optional(),
  topic: z.string().max(60).optional(),
});

/** A conversation with the model, of which every step is counted: what it used is known also where it failed. */
export class ModelConversation {
  readonly #messages: ChatMessage[];
  readonly #gathered = new Gathered();
  readonly #lookedUp = new Set<string>();
  #first: { intent: Intent; slots: Slots } | undefined;
  #counted = 0;

  constructor(private readonly asked: ModelAsked) {
    const [system, user] = asked.messages;
    this.#messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ];
  }

  /** Word for word what has left the building. */
  get sent(): string[] {
    return this.#messages.filter(({ role }) => role !== 'assistant').map(({ content }) => content);
  }

  /** Tokens: what the model counted, at least what was sent. */
  get used(): number {
    return Math.max(this.#counted, Math.ceil(this.sent.join('').length / PER_TOKEN));
  }

  /** Listens until the model has said something that holds. */
  async answer(): Promise<ModelAnswered> {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const said = this.#listener();
      const { text, calls, tokens } = await hearChat(this.asked.place, {
        messages: this.#messages,
        tools: [toolFor(this.asked.asker)],
        signal: this.asked.signal,
        onText: said.hear,
      });
      this.#counted += tokens;
      if (calls.length === 0) return this.#finished(said.end());
      this.#messages.push({ role: 'assistant', content: text, tool_calls: calls });
      for (const call of calls) await this.#lookUp(call);
    }
    throw new ModelError('loops');
  }

  async #lookUp({ id, function: { name, arguments: given } }: ToolCall): Promise<void> {
    const wanted = wantedIn(name, given);
    const isMine = wanted !== null && isIntent(wanted.what) && lookupsOf(this.asked.asker).includes(wanted.what);
    if (!wanted || !isIntent(wanted.what) || !isMine) throw new ModelError('nonsense');
    const key = JSON.stringify(wanted);
    if (this.#lookedUp.has(key) || this.#lookedUp.size >= MOST_LOOKUPS) throw new ModelError('loops');
    this.#lookedUp.add(key);
    const slots = this.#slotsOf(wanted);
    this.#first ??= { intent: wanted.what, slots };
    const told = this.#gathered.take(await this.asked.lookUp(wanted.what, slots), this.asked.names);
    this.#messages.push({ role: 'tool', content: told, tool_call_id: id });
  }

  #slotsOf({ from, to, question, minutes, count, topic, ...named }: z.output<typeof Wanted>): Slots {
    const slots = { ...noSlots };
    for (const token of [named.class, named.homework, named.student])
      if (token !== undefined) Object.assign(slots, this.asked.slotsOf.get(token.trim()) ?? {});
    const first = from ?? to;
    return {
      ...slots,
      days: first === undefined ? null : { from: first, to: to ?? first },
      questionNo: question ?? null,
      minutes: minutes ?? null,
      count: count ?? null,
      topic: topic === undefined ? null : (this.asked.names.show(topic) ?? null),
    };
  }

  /** Tells whole sentences as they come, where they hold. */
  #listener() {
    const lines: AssistantAnswer['lines'] = [];
    const { known, answer } = this.#gathered;
    let rest = '';
    const say = (sentence: string) => {
      // Before anything is looked up a model may think aloud; it is not told.
      if (known.length === 0) return;
      const checked = checkSentence(sentence, known, answer.sources.length);
      const text = checked && this.asked.names.show(checked.text);
      if (!checked || text === undefined || text === null) throw new ModelError('unsupported');
      const line = { text, cites: [...checked.cites] };
      if (text !== '') lines.push(line);
      if (text !== '') this.asked.onLine(line, answer.sources);
    };
    return {
      hear: (text: string) => {
        const { whole, rest: left } = sentencesIn(rest + text);
        rest = left;
        for (const sentence of whole) say(sentence);
      },
      end: () => {
        if (rest.trim() !== '') say(rest.trim());
        return lines;
      },
    };
  }

  #finished(lines: AssistantAnswer['lines']): ModelAnswered {
    const { answer } = this.#gathered;
    if (!this.#first || lines.length === 0) throw new ModelError('unsupported');
    const isDraftTold = answer.draft === null || lines.some(({ text }) => text === this.asked.words.draftMade);
    const told = isDraftTold ? lines : [...lines, { text: this.asked.words.draftMade, cites: [] }];
    const model = { name: this.asked.place.name, sent: this.sent };
    return { ...this.#first, answer: { ...answer, lines: told, model } };
  }
}

function wantedIn(name: string, given: string): z.output<typeof Wanted> | null {
  if (name !== 'look_up') return null;
  try {
    return Wanted.parse(JSON.parse(given === '' ? '{}' : given));
  } catch {
    return null; // not JSON, or of another shape: the model is not understood
  }
}
