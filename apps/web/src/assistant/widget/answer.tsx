import type { AssistantAnswer } from '@zhibi/contract/assistant';
import { useId } from 'react';
import { Go } from '../../platform/layout/go.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { useWords } from '../use-words.js';
import styles from './assistant.module.css';
import { ModelShare } from './model-share.js';
import { Suggestions } from './suggestions.js';

interface AnswerProps {
  answer: AssistantAnswer;
  /** What may be asked next stands under the last answer only. */
  isLast: boolean;
  onAsk: (text: string) => void;
}

/** Sentences with the numbers of their sources, a draft that leads to where it is sent, and the sources. Every word of it is shown as text. */
export function Answer({ answer: { lines, sources, links, draft, suggestions, model }, isLast, onAsk }: AnswerProps) {
  const words = useWords();
  return (
    <div className={styles.answer}>
      <Lines lines={lines} sources={sources} />
      {draft && <Draft draft={draft} />}
      {links.map(({ title, to }) => (
        <Go key={to} to={to} className={styles.link ?? ''}>
          {title} ›
        </Go>
      ))}
      {sources.length > 0 && (
        <ol className={styles.sources} aria-label={words.sources}>
          {sources.map(({ no, title, to }) => (
            <li key={no}>
              <i>{no}</i>
              <Go to={to} orWords>
                {title}
              </Go>
            </li>
          ))}
        </ol>
      )}
      <ModelShare model={model} />
      {isLast && <Suggestions texts={suggestions} onAsk={onAsk} />}
    </div>
  );
}

/** Each with the numbers of its sources. */
export const Lines = ({ lines, sources }: Pick<AssistantAnswer, 'lines' | 'sources'>) => (
  <div className={styles.answer}>
    {lines.map(({ text, cites }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of an answer never change
      <p key={at}>
        {text}
        {cites.map((no) => (
          <Cite key={no} source={sources.find((one) => one.no === no)} />
        ))}
      </p>
    ))}
  </div>
);

function Cite({ source }: { source: AssistantAnswer['sources'][number] | undefined }) {
  if (!source) return null;
  return (
    <Go to={source.to} className={styles.cite ?? ''} aria-label={`${source.no} ${source.title}`} orWords>
      {source.no}
    </Go>
  );
}

function Draft({ draft: { kind, rows, words: go, to } }: { draft: NonNullable<AssistantAnswer['draft']> }) {
  const words = useWords();
  const id = useId();
  return (
    <section className={styles.draft} aria-labelledby={id}>
      <header>
        <b id={id}>{words.draft[kind]}</b>
        <StatusTag tone="wait">{words.notSent}</StatusTag>
      </header>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <small>{words.onlyOnClick}</small>
        <Go to={to} className={styles.go ?? ''}>
          {go}
        </Go>
      </footer>
    </section>
  );
}
