import { PlusCircleFilled } from '@ant-design/icons';
import type { ProjectPreview } from '@zhibi/contract/papers/project';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import { Line } from '../../../../platform/rich/line.js';
import { formatNumber } from '../../../../platform/time.js';
import styles from './project.module.css';

const tones = { new: 'run', there: 'done', made: 'off' } as const;

/** What a project file holds: what is new here, what is here already, what is left out. */
export function Held({ project }: { project: ProjectPreview }) {
  const { t, i18n } = useTranslation('library');
  const { title, subjectName, kind, totalScore, questions, media, areas, standing } = project;
  const unknown = [...new Set(questions.flatMap(({ unknownPoints }) => unknownPoints))];
  const sums: string[] = (['new', 'there', 'made'] as const).flatMap((fate) => {
    const count = questions.filter((question) => question.fate === fate).length;
    return count === 0 ? [] : [t(`project.sums.${fate}`, { count })];
  });
  if (media.total > 0) sums.push(t('project.sums.media', { count: media.total, there: media.there }));
  if (areas > 0) sums.push(t('project.sums.areas', { count: areas }));
  const facts = {
    subject: subjectName,
    kind: t(`project.kind.${kind}`),
    count: questions.length,
    score: formatNumber(totalScore),
  };
  return (
    <div className={styles.held}>
      <h3 translate="no">{title}</h3>
      <p>{t('project.facts', facts)}</p>
      {standing && <Alert showIcon type="info" title={t('project.standing', { title: standing.title })} />}
      <ul>
        {sums.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {kind === 'card' && <li>{t('project.card')}</li>}
      </ul>
      {unknown.length > 0 && (
        <Alert
          showIcon
          type="warning"
          title={t('project.unknown', { points: new Intl.ListFormat(i18n.language).format(unknown) })}
        />
      )}
      <h4>{t('project.questions')}</h4>
      <PlainTable
        columns={[t('project.column.text'), t('project.column.fate')]}
        rows={questions.map(({ no, text, fate }) => ({
          key: String(no),
          cells: [
            <span key="text" translate="no">
              {no}. <Line text={text === '' ? t('project.noText') : text} />
            </span>,
            <StatusTag key="fate" tone={tones[fate]} {...(fate === 'new' && { icon: <PlusCircleFilled /> })}>
              {t(`project.fate.${fate}`)}
            </StatusTag>,
          ],
        }))}
        words={2}
      />
    </div>
  );
}
