import { PlusOutlined } from '@ant-design/icons';
import {
  type AssignedScheme,
  assignedBands,
  type StageSubject,
  type StageTest,
  stageLimits,
} from '@zhibi/contract/analysis/stage-tests';
import { stageOfGrade } from '@zhibi/contract/people';
import { Button, Checkbox, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import type { Choices } from './choices.js';
import { LinesFields } from './lines-fields.js';
import styles from './set-up.module.css';
import { type DraftTest, newSubject } from './use-draft-test.js';

const BandsDrawer = onDemand(
  () => import('./bands-drawer.js').then((module) => module.BandsDrawer),
  ({ rule }) => rule !== null,
);

interface SubjectTableProps {
  state: DraftTest;
  choices: Choices;
  test: StageTest | undefined;
}

/** The subjects of a test with full score, lines and assigned points. */
export function SubjectTable({ state, choices, test }: SubjectTableProps) {
  const { t } = useTranslation('stageTests');
  const names = useNames();
  const { draft, set, setSubject } = state;
  const [opened, setOpened] = useState<number | null>(null);
  const inStage = choices.subjects.filter(({ stageId }) => draft.gid === 0 || stageId === stageOfGrade(draft.gid));
  const free = inStage.filter(({ subjectId }) => !draft.subjects.some((one) => one.subjectId === subjectId));
  const nameOf = (subjectId: number) =>
    names.subject(choices.subjects.find((one) => one.subjectId === subjectId)?.subjectName ?? '');
  const scoredOf = (subjectId: number) => test?.subjects.find((one) => one.subjectId === subjectId)?.scored ?? 0;
  return (
    <>
      <ul className={styles.subjects}>
        {draft.subjects.map((subject) => (
          <li key={subject.subjectId}>
            <Subject
              subject={subject}
              name={nameOf(subject.subjectId)}
              scored={scoredOf(subject.subjectId)}
              onChange={(change) => setSubject(subject.subjectId, change)}
              onBands={() => setOpened(subject.subjectId)}
              onTake={() =>
                set({ subjects: draft.subjects.filter(({ subjectId }) => subjectId !== subject.subjectId) })
              }
            />
          </li>
        ))}
      </ul>
      <div className={styles.add}>
        <Select
          aria-label={t('setUp.add')}
          placeholder={t('setUp.add')}
          suffixIcon={<PlusOutlined />}
          value={null}
          disabled={draft.subjects.length >= stageLimits.subjects}
          options={free.map(({ subjectId, subjectName }) => ({ value: subjectId, label: names.subject(subjectName) }))}
          onChange={(subjectId: number) => set({ subjects: [...draft.subjects, newSubject(subjectId)] })}
        />
        <span className={styles.total}>
          <b>{t('setUp.totalLines')}</b>
          <LinesFields name={t('total')} lines={draft.totalLines} onChange={(totalLines) => set({ totalLines })} />
        </span>
        {draft.subjects.some(({ isElective }) => isElective) && (
          <span className={styles.inline}>
            {t('setUp.electives')}
            <InputNumber
              size="small"
              min={0}
              max={stageLimits.subjects}
              aria-label={t('setUp.electives')}
              value={draft.electives}
              onChange={(electives) => set({ electives: electives ?? 0 })}
            />
          </span>
        )}
      </div>
      <BandsDrawer
        rule={draft.subjects.find(({ subjectId }) => subjectId === opened)?.assigned ?? null}
        name={opened === null ? '' : nameOf(opened)}
        onChange={(assigned) => opened !== null && setSubject(opened, { assigned })}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

interface SubjectProps {
  subject: StageSubject;
  name: string;
  scored: number;
  onChange: (change: Partial<StageSubject>) => void;
  onBands: () => void;
  onTake: () => void;
}

const schemes = ['none', 'shanghai', 'zhejiang', 'three-one-two', 'own'] as const;

function Subject({ subject, name, scored, onChange, onBands, onTake }: SubjectProps) {
  const { t } = useTranslation('stageTests');
  const choose = (scheme: AssignedScheme | 'none') => {
    if (scheme === 'none') return onChange({ assigned: null });
    const bands =
      scheme === 'own' ? (subject.assigned?.bands ?? assignedBands['three-one-two']) : assignedBands[scheme];
    onChange({ assigned: { scheme, bands: [...bands] } });
    if (scheme === 'own') onBands();
  };
  return (
    <div className={styles.subject}>
      <b>{name}</b>
      <span className={styles.inline}>
        {t('setUp.full')}
        <InputNumber
          size="small"
          min={1}
          max={1000}
          aria-label={`${name} ${t('setUp.full')}`}
          value={subject.fullScore}
          onChange={(fullScore) => fullScore !== null && onChange({ fullScore: Math.round(fullScore * 2) / 2 })}
        />
      </span>
      <LinesFields name={name} lines={subject.lines} onChange={(lines) => onChange({ lines })} />
      <span className={styles.inline}>
        {t('setUp.assigned')}
        <Select
          size="small"
          aria-label={`${name} ${t('setUp.assigned')}`}
          value={subject.assigned?.scheme ?? 'none'}
          popupMatchSelectWidth={false}
          options={schemes.map((value) => ({ value, label: t(`setUp.scheme.${value}`) }))}
          onChange={choose}
        />
      </span>
      {subject.assigned && (
        <Button type="link" size="small" onClick={onBands}>
          {t('setUp.bands')}
        </Button>
      )}
      <Checkbox checked={subject.isElective} onChange={(event) => onChange({ isElective: event.target.checked })}>
        {t('setUp.elective')}
      </Checkbox>
      {scored > 0 ? (
        <small>{t('setUp.scored', { count: scored })}</small>
      ) : (
        <Button type="link" size="small" aria-label={`${t('setUp.take')} ${name}`} onClick={onTake}>
          {t('setUp.take')}
        </Button>
      )}
    </div>
  );
}
