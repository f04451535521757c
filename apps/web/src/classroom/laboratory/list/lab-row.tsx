import { type LabLine, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { Go } from '../../../platform/layout/go.js';
import table from '../../../platform/layout/paged-table.module.css';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { listed } from '../../../platform/listed.js';
import { notify } from '../../../platform/notify.js';
import { formatFarDay } from '../../../platform/time.js';
import styles from '../laboratory.module.css';

const tones = { draft: 'off', open: 'run', finished: 'done' } as const;

/** One assessment in the list, with what one may do with it now. */
export function LabRow({ lab, onEdit }: { lab: LabLine; onEdit: () => void }) {
  const { t } = useTranslation('laboratory');
  const names = useNames();
  const { assessmentId, revision, can, scorers } = lab;
  const moving = useWrite(laboratoryApi.move, [laboratoryApi.list], { onDone: () => notify.done(t('opened')) });
  const removing = useWrite(laboratoryApi.remove, [laboratoryApi.list], { onDone: () => notify.done(t('removed')) });
  const at = `/paper/experiment?lab=${assessmentId}`;
  return (
    <tr>
      <td>
        <span translate="no">{lab.title}</span>
        <small className={styles.subject}>{names.subject(lab.subjectName)}</small>
      </td>
      <td data-label={t('class')}>{lab.className}</td>
      <td data-label={t('day')}>{formatFarDay(lab.heldOn)}</td>
      <td data-label={t('stateFilter')}>
        <StatusTag tone={tones[lab.state]}>{t(`state.${lab.state}`)}</StatusTag>
      </td>
      <td data-label={t('scorers')} className={table.wide}>
        {listed(scorers.map(({ name }) => name))}
      </td>
      <td data-label={t('full')} className={table.number}>
        {lab.full}
      </td>
      <td data-label={t('scored')} className={table.number}>
        {t('scoredOf', { scored: lab.scoredCount, all: lab.studentCount })}
      </td>
      <td>
        <span className={styles.acts}>
          {can.score && <Go to={`${at}&view=score`}>{t('score')}</Go>}
          {can.readResults && <Go to={at}>{t('results')}</Go>}
          {can.change && (
            <Button type="link" size="small" onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          {can.open && (
            <Confirm
              title={t('openAsk')}
              hint={t('openHint')}
              words={t('open')}
              onConfirm={() => moving.mutate({ assessmentId, revision, move: 'open' })}
            >
              <Button type="link" size="small" loading={moving.isPending}>
                {t('open')}
              </Button>
            </Confirm>
          )}
          {can.remove && (
            <Confirm
              title={t('removeAsk')}
              isDangerous
              words={t('remove')}
              onConfirm={() => removing.mutate({ assessmentId, revision })}
            >
              <Button type="link" size="small" danger loading={removing.isPending}>
                {t('remove')}
              </Button>
            </Confirm>
          )}
        </span>
      </td>
    </tr>
  );
}
