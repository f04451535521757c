import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { type HandbookCopy, handbookApi } from '@zhibi/contract/analysis/handbook';
import { homeworkEvents } from '@zhibi/contract/events/homework';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useRead, useWrite } from '../../platform/api.js';
import { download } from '../../platform/download.js';
import { useEvent } from '../../platform/events/use-event.js';
import { Card } from '../../platform/layout/card.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { Go } from '../../platform/layout/go.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { NumberStrip } from '../../platform/layout/number-strip.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { notify } from '../../platform/notify.js';
import { Screen } from '../../platform/screen.js';
import { formatDay, formatShortDay } from '../../platform/time.js';
import styles from './handbook.module.css';
import { MakingNote } from './making-note.js';
import { SheetCodesLine } from './sheet-codes.js';

const EVERY_MS = 2000;
const tones = {
  assigned: 'wait',
  writing: 'run',
  'handed-in': 'warn',
  marked: 'done',
  released: 'done',
  absent: 'off',
} as const;

/** One issue of booklets: its PDF, what has come back, and when each student's questions are due again. */
export function Results({ handbookId }: { handbookId: string }) {
  const { t } = useTranslation('handbook');
  const [isMade, setMade] = useState(false);
  const read = useRead(handbookApi.results, { handbookId }, isMade ? {} : { everyMs: EVERY_MS });
  const status = read.data?.handbook.status;
  if (!isMade && status !== undefined && status !== 'waiting') setMade(true); // nothing more to ask
  useEvent(homeworkEvents.progress, () => void read.refetch());
  return (
    <Screen read={read} skeleton="page">
      {({ handbook, copies, jobId, can }) => {
        const { asked, right, returned, released } = handbook;
        // Copies begin on a sheet of their own: the back of the last one stays empty.
        const backs = copies.filter(({ pages }) => pages % 2 === 1).length;
        const days = { from: formatShortDay(handbook.from), to: formatShortDay(handbook.to) };
        return (
          <>
            <PageHead
              back="/study/handbook"
              title={handbook.title}
              note={t('results.made', { class: handbook.className, ...days })}
              extra={
                handbook.status === 'ready' && (
                  <>
                    {can.order && (
                      <GoButton icon={<PrinterOutlined />} to={sendAddress(copies)}>
                        {t('results.send')}
                      </GoButton>
                    )}
                    <Actions handbookId={handbookId} can={can} />
                  </>
                )
              }
            />
            {handbook.status === 'failed' && <Alert type="error" showIcon title={t('results.failed')} />}
            {handbook.status === 'waiting' && <MakingNote jobId={can.giveBack ? jobId : null} />}
            <NumberStrip
              label={t('results.copies')}
              numbers={[
                {
                  name: t('list.pages'),
                  value: t('list.pagesOf', handbook),
                  ...(backs > 0 && { note: t('results.backs', { count: backs }) }),
                },
                { name: t('results.copies'), value: t('list.returnedOf', { returned, copies: handbook.copies }) },
                {
                  name: t('results.released'),
                  value: t('list.returnedOf', { returned: released, copies: handbook.copies }),
                },
                {
                  name: t('results.gain'),
                  value: asked === 0 ? '--' : t('list.gainOf', { right, asked }),
                  note: t('list.gainHint'),
                },
              ]}
            />
            {can.print && handbook.status === 'ready' && <SheetCodesLine handbookId={handbookId} />}
            <Card flush>
              <Copies copies={copies} canMark={can.giveBack} />
            </Card>
          </>
        );
      }}
    </Screen>
  );
}

/** The booklets of a class go to the print centre in one act. */
const sendAddress = (copies: readonly HandbookCopy[]): string =>
  `/print/send?runs=${copies.flatMap(({ printRunId }) => printRunId ?? []).join(',')}`;

type Can = z.output<typeof handbookApi.results.output>['can'];

function Actions({ handbookId, can }: { handbookId: string; can: Can }) {
  const { t } = useTranslation('handbook');
  const reads = [handbookApi.results, handbookApi.list];
  const collect = useWrite(handbookApi.collect, reads, {
    onDone: ({ collected }) => notify.done(t('results.collected', { count: collected })),
  });
  const giveBack = useWrite(handbookApi.giveBack, reads, {
    onDone: (given) => {
      const said: string[] = [t('results.gaveBack', { count: given.released })];
      if (given.waiting > 0) said.push(t('results.toMark', { count: given.waiting }));
      if (given.open > 0) said.push(t('results.toCollect', { count: given.open }));
      const words = said.join(t('results.join'));
      if (given.released > 0) notify.done(words);
      else notify.warn(words);
    },
  });
  return (
    <>
      {can.giveBack && (
        <>
          <Confirm
            title={t('results.collect')}
            hint={t('results.collectAsk')}
            onConfirm={() => collect.mutate({ handbookId })}
          >
            <Button loading={collect.isPending}>{t('results.collect')}</Button>
          </Confirm>
          <Button loading={giveBack.isPending} onClick={() => giveBack.mutate({ handbookId })}>
            {t('results.giveBack')}
          </Button>
        </>
      )}
      {can.print && (
        <Button
          type="primary"
          icon={<DownloadOutlined />}
          onClick={() => void download(handbookApi.pdf, { handbookId })}
        >
          {t('results.pdf')}
        </Button>
      )}
    </>
  );
}

/** @param canMark whether there is something to do with a copy */
function Copies({ copies, canMark }: { copies: readonly HandbookCopy[]; canMark: boolean }) {
  const { t } = useTranslation('handbook');
  return (
    <PlainTable
      asCards
      withActions={canMark}
      words={2}
      columns={[
        t('results.student'),
        t('results.status'),
        t('results.pages'),
        t('results.questions'),
        t('results.right'),
        t('results.next'),
        ...(canMark ? [t('results.actions')] : []),
      ]}
      rows={copies.map(({ studentId, name, status, pages, questions, asked, right, nextOn, homeworkId }) => ({
        key: studentId,
        cells: [
          name,
          <StatusTag key="state" tone={tones[status]}>
            {t(`results.state.${status}`)}
          </StatusTag>,
          pages,
          questions,
          asked === 0 ? '--' : t('list.gainOf', { right, asked }),
          formatDay(nextOn?.replaceAll('-', '')),
          ...(canMark
            ? [
                <span key="go" className={styles.links}>
                  {homeworkId && status !== 'assigned' && status !== 'absent' && (
                    <Go to={`/markFullScreen?homework=${homeworkId}`}>{t('results.mark')}</Go>
                  )}
                  <Go to={`/class/studentWrong?studentId=${studentId}&from=/study/handbook`}>{t('results.report')}</Go>
                </span>,
              ]
            : []),
        ],
      }))}
    />
  );
}
