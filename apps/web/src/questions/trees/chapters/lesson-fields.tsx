import {
  type treesApi as Api,
  hasWords,
  type KeptNode,
  type Lesson,
  lessonLimits,
  treesApi,
} from '@zhibi/contract/questions/trees';
import { Button, Input, InputNumber } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useRead } from '../../../platform/api.js';
import { formDrafts } from '../../../platform/drafts/form-drafts.js';
import { plainFigure } from '../../../platform/layout/plain-figure.js';
import { Screen } from '../../../platform/screen.js';
import { formatNumber } from '../../../platform/time.js';
import styles from './page.module.css';
import { PointFields } from './point-fields.js';
import type { Keeping, LessonDraft } from './use-tree.js';
import { textOf, wordsOf } from './words-of.js';

export type SubjectOfTree = z.output<typeof Api.subjects.output>['items'][number];

interface LessonFieldsProps {
  textbookId: string;
  subject: SubjectOfTree;
  node: KeptNode;
  keeping: Keeping;
}

/** What a chapter says of itself beside its title. */
export function LessonFields({ textbookId, node, ...rest }: LessonFieldsProps) {
  const lesson = useRead(treesApi.lesson, { textbookId, nodeId: node.id });
  return (
    <Screen read={lesson} skeleton={{ rows: 3 }}>
      {(said) => <Fields lesson={said} node={node} {...rest} />}
    </Screen>
  );
}

function Fields({ lesson, subject, node, keeping }: Omit<LessonFieldsProps, 'textbookId'> & { lesson: Lesson }) {
  const { t } = useTranslation('trees');
  const id = useId();
  const [draft, setDraft] = useState<LessonDraft>(() => keeping.drafts.get(node.id) ?? formDrafts.of(`lesson ${node.id}`) ?? {});
  const { isBusy } = keeping;
  const { hours = lesson.hours, points = lesson.points, text = textOf(lesson.words.map(({ word }) => word)) } = draft;
  const words = wordsOf(text);
  const tooLong = words.find((word) => word.length > lessonLimits.word);
  const isWrong = tooLong !== undefined || words.length > lessonLimits.words;
  const isChanged = Object.keys(draft).length > 0;
  const total = hoursBelow(keeping.nodes, node);
  const keep = (next: LessonDraft) => {
    keeping.drafts.set(node.id, next);
    if (Object.keys(next).length === 0) formDrafts.drop(`lesson ${node.id}`);
    else formDrafts.keep(`lesson ${node.id}`, next);
    setDraft(next);
  };
  const change = (more: LessonDraft) => keep({ ...draft, ...more });
  const save = () =>
    keeping.say(
      node.id,
      { hours, words, points: points.map(({ knowledgeId, weight }) => ({ knowledgeId, weight })) },
      () => keep({}),
    );
  return (
    <section className={styles.lesson} aria-label={t('lesson.title')}>
      <div className={styles.field}>
        <label htmlFor={`${id}hours`}>{t('lesson.hours')}</label>
        <div className={styles.row}>
          <InputNumber
            id={`${id}hours`}
            style={{ width: 110 }}
            min={0.5}
            max={lessonLimits.hours}
            step={0.5}
            formatter={plainFigure}
            value={hours}
            onChange={(typed) => change({ hours: typed === null ? null : Math.max(0.5, Math.round(typed * 2) / 2) })}
          />
          {total > 0 && <span className={styles.beside}>{t('lesson.below', { hours: formatNumber(total) })}</span>}
        </div>
      </div>
      {hasWords(subject.subjectMainId) && (
        <div className={styles.field}>
          <label htmlFor={`${id}words`}>{t('lesson.words', { count: words.length })}</label>
          <Input.TextArea
            id={`${id}words`}
            autoSize={{ minRows: 2, maxRows: 8 }}
            placeholder={t('lesson.wordsHint')}
            status={isWrong ? 'error' : ''}
            aria-invalid={isWrong}
            aria-describedby={`${id}wrong`}
            value={text}
            onChange={(event) => change({ text: event.target.value })}
          />
          <p id={`${id}wrong`} className={styles.wrong} aria-live="polite">
            {tooLong !== undefined && t('lesson.wordLong', { word: tooLong, most: lessonLimits.word })}
            {tooLong === undefined && isWrong && t('lesson.wordsMany', { most: lessonLimits.words })}
          </p>
        </div>
      )}
      <PointFields subjectId={subject.subjectId} points={points} onChange={(chosen) => change({ points: chosen })} />
      <div className={styles.row}>
        <Button type="primary" disabled={!isChanged || isWrong} loading={isBusy} onClick={save}>
          {t('lesson.save')}
        </Button>
        {isChanged && <span className={styles.beside}>{t('lesson.unsaved')}</span>}
      </div>
    </section>
  );
}

/** The hours of all that lies below a chapter. */
function hoursBelow(nodes: readonly KeptNode[], node: KeptNode): number {
  const branch = new Set([node.id]);
  let sum = 0;
  for (const { id, parentId, hours } of nodes)
    if (parentId !== null && branch.has(parentId)) {
      branch.add(id);
      sum += hours ?? 0;
    }
  return sum;
}
