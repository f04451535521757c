import { exchangeApi, type QuestionImport, type ToldReason } from '@zhibi/contract/questions/exchange';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Bar } from '../../../platform/layout/bar.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { openerOr } from '../../../platform/way.js';
import { ChooseFormat } from './choose-format.js';
import styles from './exchange.module.css';
import { ItemsList } from './items-list.js';
import { Told } from './told.js';

const MakePaper = onDemand(async () => (await import('./make-paper.js')).MakePaper);

const EVERY_MS = 1_000;

export interface WorkProps {
  importId: string;
  /** Which items are shown; empty for all. */
  show: string;
  /** Somebody wants a paper of it: it is made as soon as nothing is doubtful. */
  isForPaper: boolean;
  onShow: (show: string) => void;
  onBack: () => void;
  /** The file is read again, as another import. */
  onAgain: (importId: string) => void;
}

/** One import: how far it is, then what became of each item. */
export function Work({ importId, ...rest }: WorkProps) {
  const read = useRead(exchangeApi.importInfo, { importId });
  return <Screen read={read}>{(one) => <Inside one={one} {...rest} />}</Screen>;
}

function Inside({
  one,
  show,
  isForPaper,
  onShow,
  onBack,
  onAgain,
}: { one: QuestionImport & { told: ToldReason[] } } & Omit<WorkProps, 'importId'>) {
  const { t } = useTranslation('exchange');
  const isOf = (...reasons: string[]) =>
    one.told.some(({ what, reason }) => what === 'skipped' && reasons.includes(reason));
  // What the bank had already is in the paper too.
  const hasQuestions = one.counts.added + one.counts.kept > 0 || isOf('duplicate', 'standing-taken');
  const isBusy = one.state === 'waiting' || one.state === 'running';
  return (
    <>
      <PageHead
        {...(isForPaper && { back: openerOr('/source/import', '/cloud/index') })}
        title={one.fileName || t('title')}
        note={[
          ...(one.format ? [t(`format.${one.format}`)] : []),
          ...(one.format === 'docx' && one.formatVersion !== '' ? [one.formatVersion] : []),
          t(`state.${one.state}`),
        ].join(' · ')}
        extra={
          <>
            {!isForPaper && <Button onClick={onBack}>{t('result.back')}</Button>}
            {one.can.undo && <Undo importId={one.importId} />}
            {!isBusy && one.state !== 'failed' && hasQuestions && (
              <MakePaper one={one} isAtOnce={isForPaper && one.state === 'done' && one.counts.doubtful === 0} />
            )}
          </>
        }
      />
      {one.state === 'failed' && <Alert className={styles.problem} type="error" showIcon title={t('busy.failed')} />}
      {one.can.mend && (
        <Alert
          className={styles.problem}
          type="warning"
          showIcon
          title={t('result.doubtful', { count: one.counts.doubtful })}
        />
      )}
      {!isBusy && <Told told={one.told} />}
      {!isBusy && isOf('format-unknown', 'not-this-format') && <ChooseFormat of={one} onBegun={onAgain} />}
      {isBusy ? <Busy one={one} /> : <ItemsList one={one} show={show} onShow={onShow} />}
    </>
  );
}

/** Work goes on: how far it is, and that one may leave. */
function Busy({ one: { importId, done, total } }: { one: QuestionImport }) {
  const { t } = useTranslation('exchange');
  useRead(exchangeApi.importInfo, { importId }, { everyMs: EVERY_MS }); // the same answer in the cache as the page above reads
  return (
    <Card>
      <div className={styles.facts} role="status">
        <strong>{t('busy.words')}</strong>
        <div className={styles.bar}>
          <Bar value={total === 0 ? 0 : done / total} heightPx={8} />
        </div>
        {total > 0 && <span className="num">{t('busy.progress', { done, total })}</span>}
        <p>{t('busy.leave')}</p>
      </div>
    </Card>
  );
}

function Undo({ importId }: { importId: string }) {
  const { t } = useTranslation('exchange');
  const undo = useWrite(exchangeApi.undo, [exchangeApi.importInfo, exchangeApi.imports, exchangeApi.items], {
    onDone: () => notify.done(t('result.undone')),
  });
  return (
    <Confirm title={t('result.undo')} hint={t('result.undoAsk')} onConfirm={() => undo.mutate({ importId })}>
      <Button loading={undo.isPending}>{t('result.undo')}</Button>
    </Confirm>
  );
}
