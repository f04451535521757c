import { DownloadOutlined } from '@ant-design/icons';
import { type HomeworkForTeacher, homeworkApi } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { printingApi } from '@zhibi/contract/printing';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkedFiles } from '../../../disk/index.js';
import { useRead } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { Go } from '../../../platform/layout/go.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNear, formatNumber } from '../../../platform/time.js';
import { scansOf } from '../../parts/addresses.js';
import { Folded } from '../../parts/folded.js';
import { beginsAt, pushesAt, stageOf, stageTones } from '../../parts/stage.js';
import { CollectButton, WithdrawButton } from '../../parts/work-actions.js';
import { AdmitButton } from './admit-button.js';
import { ChangeButton } from './change-dialog.js';
import { NextSteps } from './next-steps.js';
import { SlipsButton } from './slips-button.js';

const LIST = '/homework/written';

/** To whom of the classes it was given, and why although the day was full; nothing where it is plain. */
function useAudienceWords({ layers, forSome, redoOf, loadReason }: HomeworkForTeacher): string[] {
  const { t } = useTranslation('homework');
  return [
    layers && t('changes.givenTo.layers', { layers: layers.map((layer) => t(`giving.layer.${layer}`)).join(' ') }),
    forSome && t(redoOf ? 'changes.givenTo.redo' : 'changes.givenTo.some'),
    loadReason && t('changes.givenTo.reason', { reason: loadReason }),
  ].filter((words): words is string => Boolean(words));
}

/** What the homework is, and what may be done with the whole of it. */
export function DetailHead({ homework }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('homework');
  const navigate = useNavigate();
  const { homeworkId, title, classes, endAt, collectedAt, totalScore, status } = homework;
  const stage = stageOf(homework);
  const startAt = beginsAt(homework);
  const pushAt = pushesAt(homework);
  const audience = useAudienceWords(homework);
  const facts = {
    classes: classes.map(({ className }) => className).join(' '),
    times: collectedAt
      ? t('detail.collectedAt', { start: formatNear(startAt), end: formatNear(collectedAt) })
      : t('publish.at', { start: formatNear(startAt), end: formatNear(endAt) }),
    score: formatNumber(totalScore),
  };
  return (
    <PageHead
      back={LIST}
      title={
        <>
          {title}
          {status === 'withdrawn' ? (
            <StatusTag tone="bad">{t('status.withdrawn')}</StatusTag>
          ) : (
            <StatusTag tone={stageTones[stage]}>{t(`state.${stage}`)}</StatusTag>
          )}
        </>
      }
      note={[
        ...(pushAt ? [t('publish.pushes', { when: formatNear(pushAt) })] : []),
        t('detail.facts', facts),
        ...audience,
      ].join(' · ')}
      extra={
        <Folded
          main={
            <>
              <NotPrinted printRunId={homework.printRunId} />
              <CollectButton homework={homework} type="default" />
              <NextSteps homework={homework} />
            </>
          }
        >
          <LinkedFiles target={{ kind: 'homework', id: homeworkId }} title={title} />
          <CopiesPdf homework={homework} />
          <PrintButton printRunId={homework.printRunId} />
          <SlipsButton homework={homework} />
          <AdmitButton homework={homework} />
          <ChangeButton homework={homework} />
          <WithdrawButton homework={homework} type="default" onDone={() => void navigate(LIST)} />
          {status !== 'withdrawn' && <GoButton to={scansOf(homeworkId)}>{t('detail.scans')}</GoButton>}
        </Folded>
      }
    />
  );
}

/** On to printing, or to the order where there is one; nothing for whoever cannot order these copies. */
function PrintButton({ printRunId }: { printRunId: string }) {
  const { t } = useTranslation('homework');
  const { data: run } = useRead(printingApi.forRun, { printRunId });
  if (!run) return null;
  return run.orderId ? (
    <GoButton to={`/print/orders?order=${run.orderId}`}>{t('detail.toOrder')}</GoButton>
  ) : (
    <GoButton to={`/print/send?run=${printRunId}`}>{t('detail.sendToPrint')}</GoButton>
  );
}

/** Copies that were ordered and did not come: told in sight, before somebody waits for them. */
function NotPrinted({ printRunId }: { printRunId: string }) {
  const { t } = useTranslation('homework');
  const { data: run } = useRead(printingApi.forRun, { printRunId });
  if (!run?.withdrawn || run.orderId) return null;
  return (
    <Go to={`/print/orders?order=${run.withdrawn.orderId}`}>
      <StatusTag tone="warn">{t('detail.notPrinted', { number: run.withdrawn.number })}</StatusTag>
    </Go>
  );
}

/** The copies of everybody in one file: as they were made, or as the students sit. */
function CopiesPdf({ homework: { homeworkId, printRunId } }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('homework');
  const [isBusy, setBusy] = useState(false);
  const save = async (order: string) => {
    setBusy(true);
    if (order === 'seat') await download(homeworkApi.copiesBySeat, { homeworkId });
    else await download(papersApi.runPdf, { printRunId });
    setBusy(false);
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'number', label: t('detail.byNumber') },
          { key: 'seat', label: t('detail.bySeat') },
        ],
        onClick: ({ key }) => void save(key),
      }}
    >
      <Button icon={<DownloadOutlined />} loading={isBusy}>
        {t('detail.copies')}
      </Button>
    </Dropdown>
  );
}
