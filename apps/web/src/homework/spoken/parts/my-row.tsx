import type { SpokenForStudent } from '@zhibi/contract/homework/spoken';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNear } from '../../../platform/time.js';
import { Row } from '../../../platform/touch/row.js';
import { Tile } from '../../../platform/touch/tile.js';
import { subjectSign } from '../../parts/subject-sign.js';
import { detailOf } from './addresses.js';

/** One of them: what it is, until when, and how it stands. */
export function MyRow({ task }: { task: SpokenForStudent }) {
  const { t } = useTranslation('spoken');
  const names = useNames();
  const { spokenId, title, subjectName, endAt, sent, status, verdict } = task;
  const state = verdict?.redo
    ? (['warn', t('mine.redo')] as const)
    : typeof verdict?.score === 'number'
      ? (['done', t('mine.score', { score: verdict.score })] as const)
      : sent > 0
        ? (['run', t('mine.sent', { count: sent })] as const)
        : status === 'closed'
          ? (['warn', t('mine.over')] as const)
          : (['wait', t('mine.notYet')] as const);
  return (
    <Row
      to={detailOf(spokenId)}
      tile={<Tile tone="plain">{subjectSign(names.subject(subjectName))}</Tile>}
      title={title}
      note={
        <>
          <StatusTag tone={state[0]}>{state[1]}</StatusTag>
          <span>{t('mine.until', { when: formatNear(endAt) })}</span>
        </>
      }
    />
  );
}
