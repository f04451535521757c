import { ClearOutlined, DragOutlined, HighlightOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { stampKinds } from '@zhibi/contract/marking/annotations';
import { inkPath, stampStrokes } from '@zhibi/ink';
import { Popover } from 'antd';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import type { AnnotationToolsProps } from './annotating-model.js';
import styles from './annotations.module.css';
import { lookedAtOf } from './looked-at.js';
import { isSame, type Tool } from './tool.js';
import { WordsChoice } from './words-choice.js';

const stampPaths = Object.fromEntries(
  stampKinds.map((kind) => [kind, inkPath(stampStrokes(kind, { xMm: 0, yMm: 0, sizeMm: 10 }), 1.1)]),
);
/** The focus stays where the keys of marking are heard. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** What can be held over a page, undo and redo, and whether the school has it. */
export function AnnotationBar({ annotating, answer, score }: AnnotationToolsProps) {
  const { t } = useTranslation('annotations');
  const [isWords, setWords] = useState(false);
  const { tool, take, state } = annotating;
  const lookedAt = lookedAtOf(answer);
  const button = (to: Tool, label: string, drawn: ReactNode, red = false) => (
    <button
      key={label}
      type="button"
      className={red ? `${styles.tool} ${styles.red}` : styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={isSame(tool, to)}
      onMouseDown={keepFocus}
      // Pressed by a key there is no pointer to say where: it goes to the answer that is looked at.
      onClick={({ detail }) => take(to, detail === 0 ? lookedAt : undefined)}
    >
      {drawn}
    </button>
  );
  const step = (way: 'undo' | 'redo', drawn: ReactNode, isPossible: boolean) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={t(way)}
      title={t(way)}
      disabled={!isPossible}
      onMouseDown={keepFocus}
      onClick={annotating[way]}
    >
      {drawn}
    </button>
  );
  const { post, unsent } = state;
  const closedPages = (lookedAt && annotating.of(lookedAt.studentId)?.closedPages) ?? [];
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('bar')}>
      {button({ kind: 'move' }, t('tools.move'), <DragOutlined />)}
      {button({ kind: 'pen' }, t('tools.pen'), <HighlightOutlined />)}
      {stampKinds.map((stamp) =>
        button(
          { kind: 'stamp', stamp },
          t(`tools.${stamp}`),
          <svg viewBox="-7 -7 14 14" aria-hidden="true">
            <path d={stampPaths[stamp]} />
          </svg>,
        ),
      )}
      <Popover
        open={isWords}
        onOpenChange={setWords}
        trigger="click"
        destroyOnHidden
        content={
          <WordsChoice
            onChoose={(words, isByKey) => {
              setWords(false);
              take({ kind: 'words', words }, isByKey ? lookedAt : undefined);
            }}
          />
        }
      >
        <button
          type="button"
          className={`${styles.tool} ${styles.red}`}
          aria-label={t('words')}
          title={t('words')}
          aria-haspopup="dialog"
          aria-expanded={isWords}
          aria-pressed={tool.kind === 'words'}
        >
          {tool.kind === 'words' ? tool.words : t('words')}
        </button>
      </Popover>
      {score !== null &&
        button(
          { kind: 'words', words: formatNumber(score) },
          t('score', { score: formatNumber(score) }),
          formatNumber(score),
          true,
        )}
      {button({ kind: 'eraser' }, t('tools.eraser'), <ClearOutlined />)}
      <i className={styles.gap} />
      {step('undo', <UndoOutlined />, annotating.canUndo)}
      {step('redo', <RedoOutlined />, annotating.canRedo)}
      {state.acts > 0 && (
        <span className={styles.state} data-state={post.state} role="status">
          {post.state === 'refused'
            ? t('refused', { why: post.refused })
            : post.state === 'offline'
              ? t('offline')
              : t(unsent > 0 ? 'saving' : 'saved')}
        </span>
      )}
      {closedPages.length > 0 && (
        <p className={styles.closed} role="note">
          {t('closed', { pages: closedPages.join(t('between')) })}
        </p>
      )}
    </div>
  );
}
